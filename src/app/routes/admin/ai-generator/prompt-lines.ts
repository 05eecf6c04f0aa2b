import type { PromptCheck } from '#core/generation/runs/check-prompt.ts'

type Line = { good: boolean; text: string }

/** What was looked at besides the subject, in words. */
export function promptLines({ isShort, reading, alike }: PromptCheck): Line[] {
	if (reading.refusal) return [{ good: false, text: reading.refusal.text }]
	return [
		isShort
			? { good: false, text: 'Curto: diga o assunto, para quem é e o que o leitor quer saber.' }
			: { good: true, text: 'O tamanho serve.' },
		blogLine(reading.subject?.article ?? alike),
	]
}

/** Titles are all that was compared: an article may treat of it under another. */
function blogLine(found: PromptCheck['alike']): Line {
	if (!found) return { good: true, text: 'Nenhum título parecido no blog.' }
	const told = found.status === 'draft' ? 'Já há um rascunho sobre isto' : 'O blog já tem um artigo sobre isto'
	return { good: false, text: `${told}: “${found.title}”.` }
}
