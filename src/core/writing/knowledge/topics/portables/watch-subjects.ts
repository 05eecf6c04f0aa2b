import type { Subject } from '../../types.ts'

export const watchSubjects: readonly Subject[] = [
	{
		words: ['apple watch', 'smartwatch', 'relogio inteligente', 'relogios inteligentes', 'galaxy watch'],
		label: 'Seguro para smartwatch e tablet',
		titles: [
			'Seguro para Apple Watch e tablets: vale a pena?',
			'Smartwatch e tablet: como fazer o seguro certo',
			'Seguro para smartwatch: roubo, queda e mergulho',
		],
		heading: 'No pulso e na mochila',
		angle: 'worth',
		opening:
			'O smartwatch vai ao treino, à piscina e à rua; o tablet vai com a criança, o estudante e o vendedor. São aparelhos pequenos, com preço de celular e hábitos próprios.',
		points: [
			'Smartwatch e tablet entram no seguro de portáteis, com limite por aparelho e franquia.',
			'Compare a franquia com o preço do aparelho: em modelo simples, a conta raramente fecha.',
		],
		facts: [
			'Smartwatch e tablet podem ter apólice própria ou entrar na lista de portáteis. Roubo e furto com vestígio são a base. Quebra acidental e líquido vêm, em geral, como extra.',
			'No pulso, o roubo costuma ser rápido e sem arrombamento. Se houve ameaça ou força, é roubo, e a cobertura responde. Relógio que sumiu do vestiário da academia tende a ser furto simples, muitas vezes excluído.',
			'Resistência à água não é seguro contra água. O fabricante fala de uso normal, e a vedação envelhece. Leia se mergulho e mar estão fora da linha de líquidos.',
			'Tablet de criança quebra por queda. Veja se a apólice aceita outros usuários da família e qual é a franquia na troca de tela. Capa reforçada custa menos do que dois acionamentos.',
			'A conta decide. Some o prêmio do ano e a franquia e compare com o preço de um aparelho igual, usado. Apple Watch de linha alta e tablet de trabalho justificam; modelo de entrada, nem sempre.',
			'Plano da marca e garantia estendida não são o mesmo que seguro. O primeiro conserta defeito e, às vezes, acidente; quase nunca paga roubo. Leia os dois antes de somar.',
			'Anote o número de série e ative o bloqueio do aparelho. O recurso de localização ajuda a polícia e a seguradora. Não tire o dispositivo da conta antes de terminar o pedido.',
		],
		procedure: {
			heading: 'Antes de segurar o relógio ou o tablet',
			steps: [
				['Ache a nota fiscal.', 'Com modelo, série e data.'],
				['Ative o bloqueio.', 'Conta, senha e localizador.'],
				['Faça a conta.', 'Prêmio mais franquia contra o preço do usado.'],
				['Leia a regra da água.', 'Chuva, piscina e mar não são iguais.'],
				['Veja quem usa.', 'Filhos e colegas precisam ser aceitos.'],
				['Some o que já tem.', 'Cartão, casa e plano da marca.'],
			],
		},
		faqs: [
			[
				'O seguro do celular cobre o smartwatch?',
				'Em geral, cada um paga o seu. Cada aparelho tem a sua série e entra na proposta à parte. Algumas seguradoras vendem os dois juntos.',
			],
			[
				'O seguro residencial cobre o tablet?',
				'Dentro de casa, pode cobrir roubo com arrombamento e dano elétrico. Na rua, só com extensão ou apólice de portáteis.',
			],
			[
				'Apple Watch usado pode ter seguro?',
				'Há seguradoras que aceitam até certa idade do aparelho, com nota e fotos. O valor pago segue o de um modelo equivalente.',
			],
		],
	},
]
