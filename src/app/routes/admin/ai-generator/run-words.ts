import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { Range } from '#core/generation/runs/estimate-cost.ts'
import type { StepId } from '#core/generation/runs/run-steps.ts'
import type { RunState } from '#db/schema/pipeline.ts'

export const stateWords: Record<RunState, { label: string; tone: BadgeTone }> = {
	queued: { label: 'Na fila', tone: 'neutral' },
	running: { label: 'Em execução', tone: 'warn' },
	completed: { label: 'Concluída', tone: 'ok' },
	failed: { label: 'Falhou', tone: 'err' },
	cancelled: { label: 'Cancelada', tone: 'neutral' },
}

export const doingWords: Record<StepId, string> = {
	generate: 'Gerando o conteúdo',
	validate: 'Validando o SEO',
	optimize: 'Otimizando o artigo',
	publish: 'Publicando o artigo',
	'sitemap-gen': 'Gerando o sitemap',
	'gsc-submit': 'Enviando ao Search Console',
}

/** 'US$ 0,0078': calls cost fractions of a cent. */
export function dollars(usd: number): string {
	const digits = usd === 0 ? 2 : 4
	return `US$ ${usd.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** 'US$ 2,00': as a limit is set. */
export function wholeDollars(usd: number): string {
	return `US$ ${usd.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** '00:43' */
export function clockText(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds))
	const two = (value: number) => String(value).padStart(2, '0')
	return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** 'de US$ 0,006 a US$ 0,12': two figures say what an estimate knows. */
export function costRangeText({ from, to }: Range): string {
	const usd = (value: number) =>
		value >= 1 ? wholeDollars(value) : `US$ ${value.toLocaleString('pt-BR', { maximumSignificantDigits: 2 })}`
	if (to === 0) return dollars(0)
	return usd(from) === usd(to) ? usd(to) : `de ${usd(from)} a ${usd(to)}`
}

/** 'de 20 a 45 s', 'de 1 a 3 min' */
export function timeRangeText({ from, to }: Range): string {
	const [divisor, unit] = to < 90 ? [1, 's'] : [60, 'min']
	const [least, most] = [from, to].map((seconds) => Math.max(1, Math.round(seconds / divisor)))
	return least === most ? `${most} ${unit}` : `de ${least} a ${most} ${unit}`
}

/** '2 min 14 s' */
export function durationText(seconds: number): string {
	const whole = Math.max(0, Math.round(seconds))
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/** Nothing of a run that never began, or did not come to its end. */
export function lastedSeconds({ startedAt, finishedAt }: { startedAt: string | null; finishedAt: string | null }) {
	return startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : undefined
}

export function isActive(state: RunState): boolean {
	return state === 'queued' || state === 'running'
}
