import { z } from 'zod'
import type { ArticleTask } from '../models/tasks.ts'
import type { Tell } from './writing-services.ts'

/** A part of a step that is known beforehand: what a writer does, one after the other. */
export const writingPart = z.object({
	id: z.string(),
	name: z.string(),
	status: z.enum(['pending', 'running', 'completed', 'error']),
	message: z.string(),
})
export type WritingPart = z.infer<typeof writingPart>

/** Shows what is done of what is known. */
export type ShowParts = (parts: readonly WritingPart[]) => Promise<void> | void

type PartId = Exclude<ArticleTask, 'optimize'> | 'local'

const names: Record<PartId, { name: string; topic: string }> = {
	research: { name: 'Pesquisa na web', topic: 'pesquisa' },
	outline: { name: 'Intenção e plano', topic: 'plano' },
	write: { name: 'Texto', topic: 'gerar' },
	metadata: { name: 'Título e descrições', topic: 'metadados' },
	claims: { name: 'Afirmações e trechos das fontes', topic: 'afirmações' },
	review: { name: 'Segunda leitura', topic: 'releitura' },
	local: { name: 'Texto do redator local', topic: 'gerar' },
}

/** Tells of the work on an article while it goes on: in the log, and as parts done of parts known. */
export type Work = {
	tell: Tell
	/** What a writer is going to do. What another before it did not come to is nobody's any more. */
	plan: (writer: string, parts: readonly PartId[]) => Promise<void>
	begin: (part: PartId, message: string) => Promise<void>
	end: (part: PartId, status: 'completed' | 'error', message: string) => Promise<void>
}

export function workOn({
	tell = () => {},
	show = () => {},
}: {
	tell?: Tell | undefined
	show?: ShowParts | undefined
}): Work {
	let parts: WritingPart[] = []
	let writer = ''

	async function set(part: PartId, status: WritingPart['status'], message: string): Promise<void> {
		const id = `${writer}:${part}`
		parts = parts.map((one) => (one.id === id ? { ...one, status, message } : one))
		await show(parts)
		if (message) await tell(names[part].topic, message)
	}

	return {
		tell,
		async plan(by, planned) {
			writer = by
			const over = parts.filter(({ status }) => status === 'completed' || status === 'error')
			const next = planned.map((part): WritingPart => {
				return { id: `${by}:${part}`, name: names[part].name, status: 'pending', message: '' }
			})
			parts = [...over, ...next]
			await show(parts)
		},
		begin: (part, message) => set(part, 'running', message),
		end: set,
	}
}
