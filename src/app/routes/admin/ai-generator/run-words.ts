import type { BadgeTone } from '#app/components/ui/badge.tsx'
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

/** '00:43' */
export function clockText(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds))
	const two = (value: number) => String(value).padStart(2, '0')
	return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** 'cerca de 50 s', 'cerca de 2 min' */
export function aboutText(seconds: number): string {
	if (seconds <= 5) return 'poucos segundos'
	if (seconds < 90) return `cerca de ${Math.ceil(seconds / 10) * 10} s`
	return `cerca de ${Math.round(seconds / 60)} min`
}

export function isActive(state: RunState): boolean {
	return state === 'queued' || state === 'running'
}
