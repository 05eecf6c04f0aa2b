/** Names of the site's faces with a safe tail: a drawing with text may be rendered where the page's CSS is absent. */
export const headingFont = "'Bricolage Grotesque', 'Arial Narrow', sans-serif"
export const textFont = 'Figtree, Arial, sans-serif'
