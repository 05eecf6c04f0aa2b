import { PROMPT_LENGTH } from '#core/images/image-options.ts'

/** Past it a prompt that nobody typed ends in an ellipsis. */
const LONGEST_SUGGESTION = 450

type About = { title: string; excerpt: string; categoryName: string | null }

/** What to ask for, made of what the article says of itself. */
export function startingPrompt({ title, excerpt, categoryName }: About): string {
	const subject = categoryName ? `${title} (${categoryName})` : title
	const prompt = [`Imagem de capa para o artigo: ${subject}.`, excerpt.trim()].filter(Boolean).join(' ')
	return prompt.length > LONGEST_SUGGESTION ? `${prompt.slice(0, LONGEST_SUGGESTION).trimEnd()}…` : prompt
}

export function checkPrompt(prompt: string): { ok: boolean; text: string } {
	const { length } = prompt.trim()
	if (length < PROMPT_LENGTH.least) return { ok: false, text: `Mínimo ${PROMPT_LENGTH.least} caracteres` }
	if (length > PROMPT_LENGTH.most) return { ok: false, text: `Máximo ${PROMPT_LENGTH.most} caracteres` }
	return { ok: true, text: 'Prompt válido' }
}
