/** The motifs in words, as they appear on covers. Each is drawn in content/drawings/motifs. */
export const motifInWords = {
	auto: 'carro na estrada perto do farol',
	residencial: 'casa iluminada perto do farol',
	viagem: 'avião voando perto do farol',
	vida: 'família reunida perto do farol',
	empresarial: 'prédio e loja perto do farol',
	sinistro: 'documento conferido perto do farol',
	cotacao: 'três cotações comparadas perto do farol',
	celular: 'celular perto do farol',
	bike: 'bicicleta perto do farol',
	dicas: 'barco à vela perto do farol',
	profissional: 'pasta, documento e balança perto do farol',
	consorcio: 'moedas, casa e chave perto do farol',
	previdencia: 'mudas e árvore crescendo perto do farol',
} as const

export type MotifName = keyof typeof motifInWords

export const motifNames = Object.keys(motifInWords) as MotifName[]

export function isMotifName(value: string): value is MotifName {
	return Object.hasOwn(motifInWords, value)
}
