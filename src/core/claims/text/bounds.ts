const beyond =
	/^(?:["“(]*)(?:pass(?:ou|ando|ado)|acima|abaixo|(?:mais|menos)(?: d?o)? que)\s+(?:d?isso|daí|desse|dessa|desta|deste)(?![a-zà-ÿ])/i

/** '… até 20 salários mínimos. Passou disso, precisa de advogado.': of what lies beyond the bound that was told. */
export function isBeyond(text: string): boolean {
	return beyond.test(text)
}
