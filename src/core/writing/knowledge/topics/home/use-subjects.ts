import type { Subject } from '../../types.ts'

/** What changes with the building, with who lives in it and with what is kept there. */
export const homeUseSubjects: readonly Subject[] = [
	{
		words: ['bicicleta', 'instrumento', 'bens de maior valor'],
		label: 'Bens de maior valor',
		titles: [
			'Bicicletas, instrumentos e joias no seguro da casa',
			'Joias, bicicletas e instrumentos: limites do seguro',
		],
		heading: 'Bens caros têm regra própria',
		angle: 'coverage',
		incidental: ['limites'],
		opening:
			'A casa guarda mais do que móveis: há a bicicleta boa, o violão antigo, o anel da avó. Na apólice, porém, cada um deles costuma ter um teto próprio.',
		facts: [
			'A apólice da casa fixa um limite geral para o conteúdo e, dentro dele, tetos menores para bens de maior valor. Joia, relógio, obra de arte e coleção costumam cair nesse teto. Por isso, o total contratado pode enganar.',
			'Bicicleta guardada em casa pode entrar na linha de roubo, desde que haja arrombamento. No bicicletário do prédio ou na rua, em geral, a cobertura some. Para quem pedala fora, existe o seguro próprio de bike.',
			'Instrumento musical e equipamento de foto pedem uma pergunta: lazer ou trabalho? O uso profissional costuma ficar fora do seguro residencial. Quem toca em público precisa de cobertura que viaje com o instrumento.',
			'Joias têm aceitação restrita e, muitas vezes, exigem cofre ou declaração com avaliação. Peça o laudo de um joalheiro e guarde fotos. Sem prova de valor, a conversa depois do furto fica difícil.',
			'Para cada bem caro, faça três perguntas: até quanto paga, em que lugar vale e que prova exige. Se a resposta não couber na apólice comum, peça a inclusão com valor declarado. O acréscimo costuma ser menor do que a perda.',
			'Herança, presente e compra no exterior também se provam. Servem a declaração de bens, a avaliação e a foto datada. O número de série da bicicleta e do instrumento, aliás, ajuda a polícia a devolvê-los.',
		],
	},
	{
		words: ['alagamento'],
		label: 'Alagamento urbano',
		titles: [
			'Alagamento urbano: por que a cobertura é rara e cara',
			'Alagamento urbano no seguro residencial: o que saber',
		],
		heading: 'Por que a água da rua é rara no seguro',
		angle: 'coverage',
		opening:
			'A chuva dura uma hora, o bueiro transborda e a água chega à sala. Muita gente descobre nesse dia que a apólice fala de vento e de fogo, mas não da rua alagada.',
		facts: [
			'No alagamento urbano, a mesma chuva atinge o bairro inteiro no mesmo dia. O seguro funciona quando poucos sofrem e muitos pagam. Quando todos perdem juntos, a conta não fecha, e a linha fica rara e cara.',
			'A seguradora olha o endereço com lupa: altura da rua, distância do rio e histórico. Em área que alaga todo verão, pode recusar essa linha e aceitar as demais. Outra empresa, porém, pode decidir diferente.',
			'Onde existe, a cobertura de alagamento costuma ter limite menor, franquia maior e, às vezes, espera para começar. Leia também a definição. Algumas apólices falam só em rio que transborda; outras incluem a rua e o bueiro.',
			'No apartamento alto, o alagamento alcança a garagem, o elevador e o quadro de luz. Esses itens, menos os carros, pertencem ao seguro do condomínio. O veículo, por sua vez, depende do seguro auto.',
			'Se a cobertura não couber no bolso, reduza a perda. Tomadas altas, válvula de retenção no ralo e móveis fora do chão ajudam. Acompanhe, além disso, os alertas da [Defesa Civil](defesa-civil).',
			'Água que volta pelo ralo, cano que estoura e chuva pelo telhado são casos diferentes. Para cada um, a apólice tem outra linha. Descreva a origem da água no aviso, com fotos da marca na parede.',
		],
	},
	{
		words: ['responsabilidade civil', 'cachorro'],
		label: 'Responsabilidade civil familiar',
		titles: ['Responsabilidade civil familiar: quando ela paga', 'Responsabilidade civil familiar no seguro da casa'],
		heading: 'O vaso que caiu e o cachorro que mordeu',
		facts: [
			'A responsabilidade civil familiar cobre danos que a família causa a outras pessoas sem querer. Entram, em geral, o cônjuge, os filhos e os animais da casa. O contrato diz quem conta como família.',
			'O dono responde pelo dano que o animal causa, salvo culpa da vítima ou força maior, segundo o [Código Civil](codigo-civil). Coleira e portão fechado ajudam. Algumas apólices limitam raças ou pedem focinheira na rua.',
			'Pelo vaso que cai da janela responde quem mora ali, mesmo que ninguém tenha visto a queda. A regra também é do Código Civil. No prédio, quando não se sabe de onde veio, a conta pode chegar ao condomínio.',
			'Não assuma a culpa nem combine valor antes de falar com a seguradora. Ela pode participar do acordo e pagar direto ao prejudicado. Anote nomes e datas e guarde as notas do conserto.',
			'Dano ao próprio familiar, multa e ato de propósito ficam fora da responsabilidade civil. Atividade profissional em casa também. Quem atende clientes na sala, portanto, precisa de outra apólice.',
		],
	},
	{
		words: ['desocupad', 'imovel vazio', 'casa vazia'],
		label: 'Imóvel desocupado',
		titles: ['Imóvel desocupado: por quanto tempo o seguro vale', 'Imóvel desocupado: o que muda no seguro da casa'],
		heading: 'Quando ninguém mora ali',
		facts: [
			'Imóvel desocupado é o que fica sem moradores e, muitas vezes, sem móveis. Muitas apólices limitam ou suspendem roubo e vazamento depois de um número de dias. Como o prazo muda de uma seguradora para outra, leia a cláusula.',
			'Férias de duas semanas, em geral, não tornam a casa desocupada. Já a espera por inquilino e o inventário demorado, sim. Nesses casos, avise por escrito e guarde a resposta.',
			'Algumas empresas aceitam o imóvel desocupado com condições: energia desligada, registro fechado e visitas periódicas. Um vizinho com a chave ajuda. Anote as datas das visitas, pois elas servem de prova.',
			'Na casa vazia, incêndio e vendaval costumam continuar, enquanto furto e danos por água são os primeiros a sair. Confira linha por linha. Quem espera alugar pode, além disso, ficar sem a perda de aluguel.',
		],
	},
	{
		words: ['aluguel por temporada', 'alugar por temporada', 'locacao por temporada', 'airbnb', 'anfitri', 'hospede'],
		label: 'Aluguel por temporada',
		incidental: ['locacao', 'aluguel', 'aplicativo'],
		titles: ['Aluguel por temporada: o que o seguro da casa aceita', 'Aluguel por temporada: cuidados de quem recebe'],
		heading: 'Hóspede pago não é visita',
		opening:
			'O anúncio sai em dez minutos, e na sexta já há gente estranha com a senha da porta. Quem aluga por temporada vira anfitrião, e o seguro da casa precisa saber disso.',
		points: [
			'Aluguel por temporada muda o uso da casa: avise a seguradora antes do primeiro hóspede.',
			'A proteção da plataforma tem regras próprias e não substitui o seguro do imóvel.',
		],
		procedure: {
			heading: 'Antes de abrir a porta ao primeiro hóspede',
			steps: [
				['Leia a convenção.', 'O prédio aceita estadia curta por aplicativo?'],
				['Declare o uso à seguradora.', 'Quantos dias por ano e para quantas pessoas.'],
				['Peça as extensões.', 'Danos do hóspede, furto e acidente de quem se hospeda.'],
				['Compare com a plataforma.', 'O que ela paga, até quanto e em que prazo.'],
				['Faça o inventário.', 'Fotos de cada cômodo na entrada e na saída.'],
				['Tranque o que é seu.', 'Um armário com documentos e objetos de valor.'],
			],
		},
		faqs: [
			[
				'O seguro residencial cobre dano feito pelo hóspede?',
				'Em muitas apólices de moradia, não cobre. Peça a extensão para aluguel por temporada e guarde a resposta por escrito.',
			],
			[
				'A proteção do aplicativo basta?',
				'Ela ajuda, mas tem lista de exclusões, prazo curto para pedir e regras que a empresa pode mudar. Incêndio e danos ao prédio pedem apólice própria.',
			],
			[
				'Posso alugar por temporada sem avisar a seguradora?',
				'É um risco. O uso diferente do declarado pode reduzir ou afastar a indenização. O aviso custa um e-mail.',
			],
		],
		facts: [
			'Receber hóspedes por aplicativo muda o risco da casa. Entram pessoas novas toda semana, com chave ou senha. Por isso, muitas apólices de moradia pedem aviso ou não aceitam esse uso.',
			'A plataforma de aluguel por temporada pode oferecer uma proteção ao anfitrião, com regras e limites dela. Isso não substitui o seguro do imóvel. Leia os dois textos e veja onde cada um para.',
			'No aluguel por temporada, a [Lei do Inquilinato](inquilinato) prevê prazo de até noventa dias. Faça contrato simples, lista de bens e fotos na entrada e na saída. Esses papéis sustentam qualquer pedido.',
			'Dano causado pelo hóspede, furto sem arrombamento e festa são as dúvidas mais comuns. Pergunte por cada uma antes de anunciar. A responsabilidade civil, por exemplo, precisa aceitar acidentes com quem paga pela estadia.',
			'O condomínio pode ter regra própria para hóspedes de aplicativo. Consulte a convenção e o síndico. Uso proibido no prédio vira mais um argumento contra o pedido de indenização.',
		],
	},
	{
		words: ['madeira'],
		label: 'Casa de madeira',
		titles: ['Casa de madeira: aceitação, preço e prevenção', 'Seguro para casa de madeira: o que muda'],
		heading: 'Paredes de madeira, cuidado com o fogo',
		facts: [
			'Casa de madeira tem aceitação mais restrita, porque o fogo anda mais depressa. Algumas seguradoras recusam; outras cobram mais ou reduzem limites. A casa mista, com parte em alvenaria, costuma ter tratamento próprio.',
			'Declare o material das paredes, do piso e do telhado. Se a proposta diz alvenaria e a casa é de madeira, a indenização corre risco. Fotos de cada lado da construção evitam a dúvida.',
			'A prevenção de incêndio conta na análise e na vida real. Fiação protegida, disjuntor certo, chaminé limpa e extintor por perto ajudam muito. Fogão a lenha e lareira também precisam aparecer na proposta.',
			'Cupim e apodrecimento da madeira são manutenção, e não sinistro. Faça o tratamento no prazo e guarde as notas. Uma estrutura fraca, afinal, sofre mais com o vendaval.',
			'Para calcular o valor, use o custo de refazer a casa com o mesmo padrão de madeira. Peça um orçamento a quem constrói na região. O metro quadrado da alvenaria, nesse caso, engana.',
		],
	},
	{
		words: [
			'assistencia',
			'encanador e eletricista',
			'eletricista e encanador',
			'encanador e chaveiro',
			'chaveiro encanador',
			'chaveiro e encanador',
			'chaveiro e eletricista',
			'cobre encanador',
			'cobre chaveiro',
			'cobre eletricista',
			'chamar encanador',
			'chamar o encanador',
			'encanador pel',
			'chaveiro pel',
			'eletricista pel',
			'eletrica e hidraulica',
			'hidraulica e eletrica',
		],
		label: 'Assistência residencial',
		titles: [
			'Assistência residencial: o que o seguro da casa inclui',
			'Assistência residencial: encanador e chaveiro no plano',
		],
		heading: 'Encanador, chaveiro e eletricista sem susto',
		angle: 'coverage',
		opening:
			'A chave ficou dentro de casa, ou a torneira não fecha às dez da noite. É para essas horas que existe a assistência residencial, a parte do seguro que mais gente usa.',
		facts: [
			'A assistência residencial manda um profissional em situações previstas, sem custo até o limite do plano. Chaveiro, encanador e eletricista são os mais pedidos. Peça e material, porém, podem ficar por sua conta.',
			'Cada serviço tem um número de usos por ano e um valor máximo por visita. O que passa disso se paga direto ao prestador. Por isso, peça o orçamento antes de autorizar o extra.',
			'Emergência é uma coisa; conveniência é outra. Conter o vazamento e abrir a porta costumam entrar. Instalar ventilador ou montar móvel depende de plano com serviços extras.',
			'Ligue para a central antes de chamar alguém por conta própria. Na maioria dos contratos, não há reembolso de serviço sem autorização. Tenha à mão o CPF do titular e o endereço da apólice.',
			'Usar a assistência, em regra, não conta como sinistro nem muda o preço da renovação. Confirme isso com a corretora. Assim, ninguém deixa o cano pingar por medo.',
			'Na hidráulica, o plano costuma atender vazamento à mostra, entupimento e registro quebrado. Cano dentro da parede pode pedir detecção à parte. Quebrar e refazer o azulejo, em regra, não entra.',
			'Na elétrica, o eletricista resolve curto, tomada, chuveiro e disjuntor, para a luz voltar. Trocar a fiação da casa é obra, e não socorro. O aparelho queimado segue outra linha, a de danos elétricos.',
		],
		points: [
			'A assistência residencial atende emergências de elétrica, hidráulica e chaveiro, com limites.',
			'Serviço tem número de usos por ano; peça, material e obra costumam ficar com o morador.',
		],
		procedure: {
			heading: 'Como chamar o eletricista ou o encanador',
			steps: [
				['Corte a causa.', 'Registro de água ou disjuntor, antes do telefone.'],
				['Chame pela apólice.', 'Telefone ou aplicativo, com o CPF do titular.'],
				['Descreva o defeito.', 'Onde, desde quando e se há risco para alguém.'],
				['Pergunte pelo limite.', 'Valor da visita, material e usos que restam.'],
				['Acompanhe o serviço.', 'Um adulto em casa e fotos do reparo.'],
				['Guarde a ordem.', 'Ela traz o que foi feito e a garantia.'],
			],
		},
	},
	{
		words: ['antena', 'telhas'],
		label: 'Telhas e antenas',
		titles: ['Placas, antenas e telhas: o que o temporal leva', 'Telhas, placas e antenas no temporal: e o seguro?'],
		heading: 'O que o temporal arranca do telhado',
		angle: 'coverage',
		facts: [
			'Telhas arrancadas pelo vento entram, em regra, na linha de vendaval. Antenas e placas presas ao telhado dependem do texto: umas apólices as incluem, outras pedem declaração. Leia a definição de prédio.',
			'A água que entra depois que o vento levou as telhas costuma seguir a mesma cobertura. Sem dano no telhado, a história muda. Por isso, fotografe o buraco antes de cobri-lo com a lona.',
			'Telha solta, calha entupida e antena mal fixada são falta de manutenção aos olhos do perito. Uma revisão antes do verão evita a discussão. Guarde a nota e as fotos do serviço.',
			'Se a antena ou a telha cair no carro do vizinho, o caso pode ser de responsabilidade civil familiar. Já o seu próprio carro pertence ao seguro auto. Avise cada seguradora no mesmo dia.',
			'Não suba no telhado molhado nem perto de fios. Chame um profissional ou a Defesa Civil, pelo 199. A lona de emergência tem nota, e essa despesa pode ser pedida à seguradora.',
		],
	},
]
