/** The navy of the night scenes, for the bar around the page; app/styles/tokens.css has it too. */
export const THEME_COLOR = '#0A2036'
