import type { PromptCheck } from '#core/generation/runs/check-prompt.ts'

/** What was looked at besides the subject, in words. */
export function promptLines({ isShort, reading, alike }: PromptCheck): { good: boolean; text: string }[] {
	if (reading.refusal) return [{ good: false, text: reading.refusal.text }]
	return [
		isShort
			? { good: false, text: 'Curto: diga o assunto, para quem é e o que o leitor quer saber.' }
			: { good: true, text: 'O tamanho serve.' },
		alike
			? { good: false, text: `O blog já tem um artigo sobre isto: “${alike.title}”.` }
			: { good: true, text: 'Nenhum artigo do blog trata do mesmo assunto.' },
	]
}
