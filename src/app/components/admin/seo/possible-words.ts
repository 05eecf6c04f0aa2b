/** What stands beside a score that could not have been a hundred; nothing where it could. */
export function possibleWords(possible: number): string | undefined {
	return possible < 100 ? `de ${possible.toLocaleString('pt-BR')} possíveis sem revisão` : undefined
}
