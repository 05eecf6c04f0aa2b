import type { Subject } from '../../types.ts'

/** What a firm owes to others: contracts, rent, staff. */
export const businessContractSubjects: readonly Subject[] = [
	{
		words: ['carga', 'transport'],
		label: 'Transporte de cargas',
		heading: 'A mercadoria na estrada',
		facts: [
			'O dono da carga também pode ter seguro próprio, o de transporte nacional. Ele vale mesmo quando o transportador não é culpado. Os dois contratos, portanto, não se substituem.',
			'Gerenciamento de risco costuma ser condição do seguro de carga: rastreador, rota e cadastro do motorista. Se a regra falha, a indenização também pode falhar. Treine quem despacha.',
		],
	},
	{
		words: ['funcionari', 'estagiari', 'empregad'],
		label: 'Seguro para a equipe',
		heading: 'Quem trabalha com você',
		facts: [
			'Vida em grupo e acidentes pessoais custam pouco por pessoa e pesam na contratação de bons funcionários. Leia a convenção da categoria antes de definir o capital. Ela pode trazer um mínimo.',
		],
	},
	{
		words: ['microempreended', 'seguro mei', 'seguro do mei', 'seguro para mei'],
		label: 'Seguro para MEI',
		titles: [
			'Seguro para MEI: proteção que cabe no orçamento',
			'Microempreendedor individual: o seguro que cabe no bolso',
		],
		heading: 'O negócio de uma pessoa só',
		opening:
			'O microempreendedor é dono, vendedor e entregador ao mesmo tempo. Quando ele para, tudo para, e o orçamento curto obriga a escolher bem o que proteger.',
		points: [
			'O microempreendedor individual responde pelas dívidas do negócio com os próprios bens.',
			'Para o microempreendedor, a ordem útil é pessoa, ferramenta e danos a terceiros.',
		],
		facts: [
			'O microempreendedor individual responde pelo negócio com os próprios bens. A lei não separa a pessoa da firma nesse caso. Por isso, um dano a cliente pode chegar à casa da família.',
			'Comece pelo que faria o trabalho parar: a sua saúde, a ferramenta principal e um dano a terceiros. Acidentes pessoais com diária, equipamentos e responsabilidade civil cobrem esses pontos. O resto pode vir depois.',
			'A contribuição mensal do MEI dá acesso a benefícios do INSS, como o auxílio por incapacidade, depois da carência. O valor costuma ficar no salário mínimo. Um seguro de renda ajuda a completar a diferença.',
			'Quem trabalha em casa deve contar isso à seguradora. O contrato residencial comum pode não cobrir mercadoria, cliente que se fere nem máquina de trabalho. Há pacotes que juntam a casa e o pequeno negócio.',
			'O microempreendedor pode ter um empregado, e a convenção da categoria pode pedir seguro de vida para ele. Confira com o contador ou com o sindicato. O custo por pessoa costuma ser baixo.',
		],
	},
	{
		words: ['fianca', 'locatici', 'ponto comercial'],
		label: 'Fiança do ponto comercial',
		titles: [
			'Seguro fiança para ponto comercial: como funciona',
			'Fiança locatícia do ponto comercial: o que comparar',
		],
		heading: 'A garantia do aluguel do ponto',
		opening:
			'O ponto é bom, o preço cabe, e o contrato pede fiador. Nessa hora, muitos donos de negócio descobrem que há outras formas de garantir o aluguel.',
		points: [
			'No seguro fiança, quem paga é o inquilino, e quem fica protegido é o dono do ponto comercial.',
			'A lei não deixa exigir fiança e caução juntas no mesmo contrato de locação.',
		],
		facts: [
			'A [Lei 8.245/1991](inquilinato) aceita caução, fiança, seguro de fiança locatícia e cessão de cotas de fundo. O dono do imóvel só pode pedir uma delas por contrato. A regra vale também para o ponto comercial.',
			'No seguro fiança, o segurado é o dono do ponto. O inquilino paga o prêmio e continua devedor. Se a seguradora quitar aluguéis atrasados, ela depois cobra de quem alugou.',
			'A base da fiança locatícia cobre aluguel e, conforme o plano, condomínio, imposto do imóvel e contas. Danos ao imóvel, pintura e multa por saída antecipada são linhas extras. Compare-as com o que o contrato de locação exige.',
			'Para aprovar a fiança, a seguradora analisa faturamento, tempo de empresa e sócios. Negócio novo pode precisar de mais documentos. Separe, então, contrato social, balanço ou extratos e o plano do negócio.',
			'Ser fiador é mais arriscado do que parece. O [Supremo Tribunal Federal](stf) já decidiu que o imóvel de família dele pode responder pela dívida, também no aluguel comercial. O seguro poupa um parente desse peso.',
			'O prêmio da fiança não volta no fim, ao contrário da caução. Em compensação, o dinheiro do giro fica no caixa. Faça a conta pelo prazo inteiro do ponto comercial.',
		],
		procedure: {
			heading: 'Da escolha do ponto à chave',
			steps: [
				['Leia a minuta.', 'Prazo, multa, obras e quem paga cada conta.'],
				['Peça as opções.', 'Seguro fiança, caução, fundo ou fiador.'],
				['Faça a conta do prazo.', 'Quanto cada garantia custa até o fim.'],
				['Junte os papéis da firma.', 'Contrato social, faturamento e dados dos sócios.'],
				['Confira a apólice.', 'Aluguel, encargos, danos e limite de meses.'],
			],
		},
		faqs: [
			[
				'O seguro fiança protege o inquilino?',
				'Não diretamente. Ele garante o pagamento ao dono do imóvel. Para o seu estoque e os seus móveis, a empresa precisa do seguro empresarial.',
			],
			[
				'Preciso renovar todo ano?',
				'Muitas apólices acompanham o contrato de aluguel, com pagamento anual. Deixar de pagar pode tirar a garantia, e o dono pode pedir outra. Confira o prazo na proposta.',
			],
		],
	},
	{
		words: ['prestacao de servico', 'prestador de servico', 'cliente exige', 'exigidos em contrato'],
		label: 'Seguros exigidos em contrato',
		angle: 'buying',
		titles: [
			'Prestação de serviço: as apólices que o cliente exige',
			'Contrato de prestação de serviço: os seguros pedidos',
		],
		heading: 'As apólices que o cliente pede',
		opening:
			'O contrato está quase fechado, e o cliente pede três apólices até sexta-feira. Quem lê essa cláusula cedo negocia; quem lê tarde, paga caro.',
		points: [
			'Contratos de prestação de serviço costumam pedir RC, garantia e vida da equipe.',
			'O limite que o cliente exige deve entrar no preço do serviço, e não sair da margem.',
		],
		facts: [
			'Grandes clientes pedem apólices antes de liberar a entrada do prestador de serviço. As mais comuns são responsabilidade civil, seguro garantia e vida em grupo da equipe. Trabalho técnico pode exigir também RC profissional.',
			'Leia a cláusula de seguros antes de dar o preço. Limite, prazo e tipo de cobertura mudam o custo da prestação de serviço. Depois da assinatura, a diferença sai da sua margem.',
			'O cliente pode querer constar como segurado adicional ou beneficiário. Também pode pedir que a seguradora abra mão de cobrar dele depois. Cada pedido precisa de endosso, e nem toda empresa aceita.',
			'Ao contratante se entrega, em geral, o certificado ou a cópia da apólice. Confira nome, CNPJ, objeto e vigência antes de enviar. Documento vencido pode travar medição e pagamento.',
			'Alguns contratos querem cobertura por meses ou anos depois da entrega. Obras e projetos são o caso típico. Pergunte à corretora se a apólice vale para danos que só aparecem mais tarde.',
			'Exigência fora do mercado se negocia. Proponha limite menor, franquia por sua conta ou apólice só para aquele contrato. Leve a resposta da seguradora por escrito à reunião.',
		],
		procedure: {
			heading: 'Da cláusula ao certificado',
			steps: [
				['Separe a cláusula.', 'Copie a parte de seguros do contrato.'],
				['Liste os pedidos.', 'Tipo, limite, prazo e quem deve constar.'],
				['Compare com o que já tem.', 'Às vezes, basta um endosso.'],
				['Cote antes do preço.', 'Some o prêmio à proposta comercial.'],
				['Envie o certificado.', 'Com data, objeto e número corretos.'],
				['Anote o fim.', 'A apólice deve durar tanto quanto a obrigação.'],
			],
		},
		faqs: [
			[
				'Uma apólice serve para vários clientes?',
				'Muitas vezes, sim, se o limite comporta e a atividade é a mesma. Já o seguro garantia nasce para cada contrato.',
			],
			[
				'O cliente pode escolher a seguradora?',
				'Ele pode pedir empresa autorizada e de bom porte. Impor uma única seguradora, sem motivo, merece conversa. Ofereça alternativas equivalentes.',
			],
		],
	},
]
