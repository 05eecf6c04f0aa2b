/** Small letters without accents, as texts are compared. */
export function withoutAccents(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
