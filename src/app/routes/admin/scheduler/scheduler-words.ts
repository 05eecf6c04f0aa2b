import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { RunItem } from '#core/generation/scheduler/scheduler-run.ts'
import type { Intent } from './answer.ts'
import type { RunLine } from './run-view.ts'

export const weekdays = [
	{ day: 1, short: 'Seg', long: 'segunda-feira' },
	{ day: 2, short: 'Ter', long: 'terça-feira' },
	{ day: 3, short: 'Qua', long: 'quarta-feira' },
	{ day: 4, short: 'Qui', long: 'quinta-feira' },
	{ day: 5, short: 'Sex', long: 'sexta-feira' },
	{ day: 6, short: 'Sáb', long: 'sábado' },
	{ day: 0, short: 'Dom', long: 'domingo' },
]

export const triggers: Record<RunLine['trigger'], string> = {
	clock: 'No horário',
	manual: 'Manual',
	retry: 'Nova tentativa',
}

type Look = { tone: BadgeTone; words: string }

export const itemLooks: Record<RunItem['status'], Look> = {
	waiting: { tone: 'neutral', words: 'Na fila' },
	writing: { tone: 'info', words: 'Escrevendo' },
	success: { tone: 'ok', words: 'Gerado' },
	skipped: { tone: 'neutral', words: 'Já tinha post hoje' },
	error: { tone: 'err', words: 'Erro' },
	cancelled: { tone: 'neutral', words: 'Cancelado' },
}

export function runLook({ state, success, summary }: Pick<RunLine, 'state' | 'success' | 'summary'>): Look {
	if (state === 'running') return { tone: 'info', words: 'Em andamento' }
	if (summary.cancelled > 0) return { tone: 'neutral', words: summary.success > 0 ? 'Cancelada em parte' : 'Cancelada' }
	if (success && summary.error > 0) return { tone: 'warn', words: 'Em parte' }
	return success ? { tone: 'ok', words: 'Sucesso' } : { tone: 'err', words: 'Erro' }
}

/** The time in the environment's five fields, where they are as simple as they usually are. The weekdays are shown apart. */
export function cronWords(cron: string): string {
	const daily = /^(\d{1,2}) (\d{1,2}) \* \* \S+$/.exec(cron.trim())
	if (!daily) return cron
	return `${daily[2]!.padStart(2, '0')}:${daily[1]!.padStart(2, '0')}`
}

export function hourWords(hour: number): string {
	return `${String(hour).padStart(2, '0')}:00`
}

export const startTexts = {
	title: 'Gerando artigos',
	text: 'Iniciando processo de geração automática...',
}

/** What is said where something failed that no rule refused. */
export function failureOf(intent: Intent | undefined, why: string): { title: string; message: string } {
	if (intent === 'run' || intent === 'retry')
		return { title: 'Erro na execução', message: 'Falha ao executar o gerador de artigos. Verifique os logs.' }
	return { title: 'Programador de Artigos: nada foi salvo', message: why }
}

export type Outcome = { tone: 'success' | 'info' | 'warning' | 'error'; title: string; text: string }

/** How a run ended, as it is told once. */
export function outcomeOf({ success, message, summary }: Pick<RunLine, 'success' | 'message' | 'summary'>): Outcome {
	if (!success) return { tone: 'error', title: 'Erro na geração', text: message || 'Falha ao gerar artigos.' }
	if (summary.cancelled > 0) return { tone: 'info', title: 'Geração cancelada', text: message }
	if (summary.success === 0 && summary.error === 0 && summary.skipped > 0)
		return { tone: 'info', title: 'Sem novos artigos', text: 'Todas as categorias já tinham post hoje.' }
	const text = message || `${summary.success} artigo(s) gerado(s).`
	if (summary.error > 0) return { tone: 'warning', title: 'Geração concluída em parte', text }
	return { tone: 'success', title: 'Geração concluída', text }
}

/** What becomes of the articles, under the question. */
export function planLead(publish: boolean | undefined): string {
	const kept = 'Os artigos ficam como rascunho até alguém publicar.'
	const live = 'Vai ao ar só o que passa em tudo; o resto fica como rascunho.'
	return `O plano de hoje, sem esperar o horário. ${publish === undefined ? '' : publish ? live : kept}`.trim()
}
