import type { Persona } from './types.ts'

/** Places that change the advice. */
export const places: readonly Persona[] = [
	{
		id: 'coast',
		words: ['litoral', 'praia', 'beira mar', 'torres', 'maresia', 'veraneio', 'casa de praia'],
		label: 'quem vive no litoral',
		heading: 'Quando o mar é vizinho',
		facts: [
			{
				topics: ['home', 'condominium', 'business'],
				fact: 'No litoral, o vento sopra forte boa parte do ano e a maresia cansa telhas e calhas. Vendaval, portanto, vem antes de roubo na lista. Revise o telhado antes do inverno e guarde as fotos.',
			},
			{
				topics: ['home', 'condominium'],
				fact: 'Imóvel de praia fechado por meses pede aviso na proposta. O uso de veraneio muda a aceitação de roubo e de danos por água. Um vizinho que visite a casa já reduz o risco.',
			},
			{
				topics: ['auto', 'bike'],
				fact: 'Sal e areia aceleram a ferrugem, que nenhum seguro cobre. Já a árvore que cai sobre o veículo no temporal pode entrar na apólice. A manutenção separa um caso do outro.',
			},
			{
				topics: ['business', 'quotes', 'renewal'],
				fact: 'Comércio de temporada vive de poucos meses. Se o dano vem em janeiro, a parada leva o faturamento do ano. A linha de lucros cessantes deve considerar esse pico.',
			},
			{
				topics: ['claims'],
				fact: 'Depois de um temporal no litoral, as seguradoras recebem muitos avisos ao mesmo tempo. Quem envia fotos e lista completa logo no primeiro contato anda na frente. Laudos do tempo ajudam a provar a data.',
			},
		],
	},
	{
		id: 'south',
		words: ['rio grande do sul', 'santa catarina', 'gaucho', 'gaucha', 'porto alegre', 'serra gaucha', 'sul do brasil'],
		label: 'quem mora no Sul',
		heading: 'No Sul, o tempo entra na conta',
		facts: [
			{
				topics: ['home', 'condominium', 'business'],
				fact: 'Quem mora no Sul conhece enchente, granizo e ciclone pelo nome. Três riscos, três linhas na apólice. Confirme cada uma, porque “fenômenos da natureza” nem sempre inclui a água.',
			},
			{
				topics: ['auto', 'bike'],
				fact: 'No inverno do Sul, neblina e geada pedem faróis e pneus em ordem. Batida por descuido com a manutenção rende perguntas na vistoria. Por isso, uma revisão antes do frio ajuda até no sinistro.',
			},
			{
				topics: ['claims', 'home', 'business'],
				fact: 'Alertas da Defesa Civil e medições do INMET servem de prova da data e da força do evento. Salve a tela no mesmo dia. Ela acompanha bem as fotos do dano.',
			},
		],
	},
	{
		id: 'abroad',
		words: ['intercambio', 'morar fora', 'nomade', 'trabalhar fora', 'mochilao'],
		label: 'quem passa meses fora',
		heading: 'Meses longe de casa',
		facts: [
			{
				topics: ['travel'],
				fact: 'Estadia longa pede renovação sem intervalo e rede médica na cidade de destino. Confirme se o plano aceita extensão a distância. Algumas seguradoras exigem pedido antes do fim.',
			},
			{
				topics: ['travel', 'health'],
				fact: 'Quem passa meses fora deve comparar o seguro viagem com o plano local. Em alguns países, o estudante precisa do segundo. A escola informa a exigência.',
			},
			{
				topics: ['home', 'auto'],
				fact: 'Casa fechada e carro parado por meses mudam de risco. Por isso, conte às duas seguradoras. Há planos mais baratos para o veículo que não circula.',
			},
		],
	},
]
