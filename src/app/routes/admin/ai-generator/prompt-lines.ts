import type { PromptCheck } from '#core/pipeline/check-prompt.ts'

/** Each thing that was looked at, in words. */
export function promptLines({ isShort, subject, alike }: PromptCheck): { good: boolean; text: string }[] {
	return [
		isShort
			? { good: false, text: 'Curto: diga o assunto, para quem é e o que o leitor quer saber.' }
			: { good: true, text: 'O tamanho serve.' },
		subject.known
			? { good: true, text: `Assunto reconhecido pelo redator local: ${subject.name}.` }
			: {
					good: false,
					text: 'O redator local não reconhece o assunto. Sem um modelo de IA, o artigo não se publica sozinho.',
				},
		alike
			? { good: false, text: `O blog já tem um artigo sobre isto: “${alike.title}”.` }
			: { good: true, text: 'Nenhum artigo do blog trata do mesmo assunto.' },
	]
}
