import { PROMPT_LENGTH } from '#core/images/image-options.ts'

export function checkPrompt(prompt: string): { ok: boolean; text: string } {
	const { length } = prompt.trim()
	if (length < PROMPT_LENGTH.least) return { ok: false, text: `Mínimo ${PROMPT_LENGTH.least} caracteres` }
	if (length > PROMPT_LENGTH.most) return { ok: false, text: `Máximo ${PROMPT_LENGTH.most} caracteres` }
	return { ok: true, text: 'Prompt válido' }
}
