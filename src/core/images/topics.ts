/** What pictures on a subject show: the words that tell the subject, and how to ask machines for it. */
export type Topic = {
	name: string
	/** Beginnings of words, without accents or case. A whole word where it ends with a space. */
	words: string[]
	/** What a drawing machine is asked for. */
	scene: string
	/** What a library of photos is asked for. */
	searches: [string, ...string[]]
	/** What the picture shows, for readers who cannot see it. */
	alt: string
}

export const topics: Topic[] = [
	{
		name: 'consorcio',
		words: ['consorci', 'carta de credito', 'contemplac', 'consortium'],
		scene:
			'a couple and a consultant looking over a savings plan at a bright table, a small house model and keys beside it',
		searches: ['couple planning home purchase', 'house keys savings', 'family financial planning'],
		alt: 'pessoas planejando uma compra à mesa',
	},
	{
		name: 'celular',
		words: ['celular', 'smartphone', 'iphone', 'android', 'telefone', 'phone ', 'phones '],
		scene: 'a person holding a smartphone on a city street in daylight, the phone well protected in the hand',
		searches: ['person holding smartphone street', 'smartphone in hand', 'using phone city'],
		alt: 'pessoa com um celular na mão',
	},
	{
		name: 'viagem',
		words: ['viagem', 'viagens', 'viaj', 'mala ', 'malas ', 'bagagem', 'aeroporto', 'intercambio', 'travel', 'trip '],
		scene: 'a traveller with a suitcase looking out of a large airport window at a plane in soft morning light',
		searches: ['traveler suitcase airport', 'family travel luggage', 'airplane window morning'],
		alt: 'viajante com mala em um aeroporto',
	},
	{
		name: 'auto',
		words: [
			'auto ',
			'autos ',
			'automo',
			'carro',
			'veicul',
			'moto ',
			'motos ',
			'motoc',
			'motorista',
			'frota',
			'franquia',
			'vehicle',
			'car ',
			'cars ',
		],
		scene: 'a clean modern car on a coastal road of southern Brazil under soft morning light',
		searches: ['car coastal road', 'driving car morning', 'modern car road'],
		alt: 'carro em uma estrada',
	},
	{
		name: 'residencial',
		words: [
			'residenc',
			'casa ',
			'casas ',
			'imovel',
			'imoveis',
			'apartamento',
			'moradia',
			'condomini',
			'aluguel',
			'inquilin',
			'home ',
			'house',
		],
		scene: 'a welcoming family house with a green garden and warm light in the windows at dusk',
		searches: ['family house garden', 'cozy house exterior', 'home keys family'],
		alt: 'casa com jardim e janelas iluminadas',
	},
	{
		name: 'vida',
		words: ['vida ', 'beneficiari', 'familia', 'filhos ', 'heranca', 'life ', 'family'],
		scene: 'a happy family of three generations walking together on a wide quiet beach in warm light',
		searches: ['happy family beach', 'parents children park', 'family together home'],
		alt: 'família reunida ao ar livre',
	},
]

/** For what we have no picture in mind. */
export const generalTopic: Topic = {
	name: 'geral',
	words: [],
	scene: 'a friendly insurance broker explaining a document to clients at a bright office table by the window',
	searches: ['advisor meeting clients office', 'signing documents meeting', 'people talking office table'],
	alt: 'conversa sobre seguros em um escritório',
}
