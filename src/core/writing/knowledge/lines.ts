/**
 * Words that belong to some lines of insurance and not to others. What is said of any insurance is not told, in an
 * article on one product, with examples of another: no salvage in life insurance, no beneficiary in that of a car.
 */
export const lines: readonly { words: readonly string[]; topics: readonly string[] }[] = [
	{
		words: ['carro', 'veicul', 'guincho', 'oficina', 'batida', 'motorist', 'condutor', 'placa', 'cep', 'bonus'],
		topics: ['auto', 'motorcycle', 'business', 'transport'],
	},
	{
		words: ['casa', 'encanador', 'telhad', 'lona', 'movel', 'moveis', 'enchente'],
		topics: ['home', 'condominium', 'business', 'engineering', 'rural', 'general-liability'],
	},
	{
		words: [
			'salvado',
			'bem',
			'bens',
			'depreciacao',
			'conserto',
			'consert',
			'peca',
			'pecas',
			'vistoria',
			'perda total',
			'franquia',
			'seguro de dano',
			'fotos do antes',
		],
		topics: [
			'auto',
			'motorcycle',
			'home',
			'bike',
			'phone',
			'portables',
			'business',
			'transport',
			'engineering',
			'condominium',
			'rural',
			'affinity',
			'boat',
			'aviation',
			'drone',
		],
	},
	{
		words: ['beneficiari', 'seguro de vida', 'capital', 'doenca', 'saude', 'fumar'],
		topics: ['life', 'travel', 'affinity'],
	},
	{
		words: ['responsabilidade civil', 'seguro de responsabilidade', 'terceiro', 'vitima', 'outro lado'],
		topics: [
			'auto',
			'motorcycle',
			'home',
			'bike',
			'business',
			'transport',
			'engineering',
			'condominium',
			'professional-liability',
			'general-liability',
			'boat',
			'aviation',
			'drone',
		],
	},
	{ words: ['celular', 'eletronico'], topics: ['phone', 'portables', 'home', 'travel', 'affinity'] },
	{
		words: ['loja', 'empresa de transporte', 'pequenos negocios'],
		topics: ['business', 'trade-credit', 'surety', 'general-liability', 'transport', 'engineering', 'affinity'],
	},
]
