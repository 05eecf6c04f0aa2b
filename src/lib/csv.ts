/** Excel takes a file for UTF-8 only when it begins with this. */
export const CSV_START = '\uFEFF'

/** Where the decimal sign is a comma, as in Brazil, spreadsheets part cells at the semicolon. */
const SEPARATOR = ';'

/**
 * What makes a spreadsheet run a cell instead of showing it: = + - @ (also in their wide forms), a tab or a line
 * break, also behind spaces that some programs drop.
 */
const runs = /^[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/

/** One line of a CSV file. No cell can start a formula, and every cell is quoted, so nothing in it ends it. */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(csvCell).join(SEPARATOR)}\r\n`
}

function csvCell(text: string): string {
	const harmless = runs.test(text) ? `'${text}` : text
	return `"${harmless.replaceAll('"', '""')}"`
}
