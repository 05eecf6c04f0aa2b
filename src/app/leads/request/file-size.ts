/** '412 KB', '1,1 MB' */
export function fileSize(bytes: number): string {
	const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1_000_000, 'MB']
	return `${amount.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unit}`
}
