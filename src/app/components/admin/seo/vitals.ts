const seconds = (s: number) => `${s.toLocaleString('pt-BR', { maximumFractionDigits: 2 })} s`
const milliseconds = (ms: number) => `${Math.round(ms).toLocaleString('pt-BR')} ms`
const plain = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 3 })

/** Core Web Vitals and their companions: good up to the first figure, poor past the second. */
export const vitals = {
	lcp: { label: 'LCP, maior conteúdo na tela', good: 2.5, poor: 4, format: seconds },
	inp: { label: 'INP, resposta à interação', good: 200, poor: 500, format: milliseconds },
	cls: { label: 'CLS, mudança de posição', good: 0.1, poor: 0.25, format: plain },
	fcp: { label: 'FCP, primeiro conteúdo', good: 1800, poor: 3000, format: (ms: number) => seconds(ms / 1000) },
	ttfb: { label: 'TTFB, resposta do servidor', good: 800, poor: 1800, format: milliseconds },
	tbt: { label: 'TBT, tempo bloqueado', good: 200, poor: 600, format: milliseconds },
} as const

export type VitalName = keyof typeof vitals

export function gradeVital(name: VitalName, value: number): 'good' | 'middling' | 'poor' {
	const { good, poor } = vitals[name]
	if (value <= good) return 'good'
	return value <= poor ? 'middling' : 'poor'
}
