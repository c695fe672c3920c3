"""The pages of the site as plain Markdown and JSON, so that any generator can render them."""
