/**
 * A sentence as supports are stored under it: its words and figures without accents, capitals and marks, so that a
 * comma or a bold word more keeps them, and another number or word does not.
 */
export function claimSentence(sentence: string): string {
	return (
		sentence
			.normalize('NFD')
			.replace(/[\u0300-\u036f\u00ad]/g, '')
			.toLowerCase()
			// '7,38%' and '1.346' are figures; a comma elsewhere is only a mark.
			.replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
			.replace(/[^a-z0-9.,%$€§º²/]+/g, ' ')
			.trim()
	)
}
