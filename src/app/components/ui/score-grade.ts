/** How good a score out of 100 is: a colour, and the word that says it without the colour. */
export function scoreGrade(score: number) {
	if (score >= 90) return { tone: 'good', word: 'Pronto' } as const
	if (score >= 70) return { tone: 'middling', word: 'Quase lá' } as const
	return { tone: 'poor', word: 'Precisa de trabalho' } as const
}
