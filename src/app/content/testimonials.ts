/** `rating` goes from 0 to 5 and is shown with one decimal. The people are invented. */
export type Testimonial = {
	name: string
	role: string
	text: string
	rating: number
	/** The address of a square photo, in the place of the initials. */
	image?: string
}

export const testimonials: readonly Testimonial[] = [
	{
		name: 'Marina Cardoso',
		role: 'Professora, Torres',
		text: 'Bati o carro num domingo de chuva. Em vinte minutos o guincho estava a caminho e, na segunda, alguém da Farol me ligou antes de eu lembrar de ligar.',
		rating: 5,
	},
	{
		name: 'Rogério Zanatta',
		role: 'Dono de pousada, Torres',
		text: 'Compararam nove seguradoras e me explicaram a diferença linha por linha. Paguei menos e passei a entender o que contratei.',
		rating: 5,
	},
	{
		name: 'Helena Prates',
		role: 'Dentista, Capão da Canoa',
		text: 'Renovo todo ano sem dor de cabeça. Avisam antes do vencimento e já trazem as opções na mesa.',
		rating: 5,
	},
	{
		name: 'Tiago Moreira',
		role: 'Motorista, Osório',
		text: 'Atendimento de gente. Há seis anos falo com a mesma pessoa, e ela sabe qual é o meu carro sem eu dizer.',
		rating: 5,
	},
	{
		name: 'Cláudia Bitencourt',
		role: 'Síndica, Torres',
		text: 'Levaram a apólice do condomínio para a assembleia e responderam a cada morador. Nunca vi uma votação tão rápida.',
		rating: 5,
	},
	{
		name: 'Anderson Lumertz',
		role: 'Dono de mercado, Passo de Torres',
		text: 'O temporal molhou o estoque inteiro. Vieram no mesmo dia, fizeram a lista comigo e acompanharam até o pagamento.',
		rating: 5,
	},
]
