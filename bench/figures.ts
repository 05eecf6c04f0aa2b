import { mkdirSync, writeFileSync } from 'node:fs'

/** Something measured that has a goal: at most or at least so much. */
export type Figure = {
	what: string
	value: number
	unit: string
	goal: { most: number } | { least: number }
	/** The same of others, measured in the same run. */
	beside?: string
}

const FOLDER = 'bench/results'

/** One table of where each goal stands, on the screen and, where it is to be kept, in a file of that day. */
export function reportFigures(figures: Figure[], { keptAs }: { keptAs: Date | undefined }): void {
	const head = ['', 'Farol', 'meta', '', 'ao lado, na mesma execução']
	const rows = figures.map((figure) => [
		figure.what,
		said(figure.value, figure.unit),
		goalOf(figure),
		standOf(figure),
		figure.beside ?? '',
	])
	const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)))
	const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
	const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
	console.log(`\n${table}`)
	if (keptAs === undefined) return
	const day = keptAs.toISOString().slice(0, 10)
	mkdirSync(FOLDER, { recursive: true })
	writeFileSync(`${FOLDER}/${day}.md`, `# Velocidade, medida em ${day}\n\n${table}\n`)
	console.log(`\nGravado em ${FOLDER}/${day}.md`)
}

export function said(value: number, unit: string): string {
	const digits = Math.abs(value) < 10 ? (unit === '' ? 3 : 1) : 0
	return `${value.toLocaleString('pt-BR', { maximumFractionDigits: digits })} ${unit}`.trim()
}

function goalOf({ goal, unit }: Figure): string {
	return 'most' in goal ? `≤ ${said(goal.most, unit)}` : `≥ ${said(goal.least, unit)}`
}

function standOf({ goal, value }: Figure): string {
	const [isMet, over] =
		'most' in goal ? [value <= goal.most, value / goal.most - 1] : [value >= goal.least, 1 - value / goal.least]
	return isMet ? 'atingida' : `${said(over * 100, '%')} além`
}
