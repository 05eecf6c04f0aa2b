import type { Topic } from '../../types.ts'
import { boatSubjects } from './subjects.ts'

export const boat: Topic = {
	id: 'boat',
	kind: 'product',
	insurance: true,
	name: 'seguro náutico',
	article: 'o',
	label: 'Seguro Náutico',
	words: [
		'seguro nautico',
		'seguro de barco',
		'seguro para barco',
		'seguro do barco',
		'seguro de embarcacao',
		'seguro para embarcacao',
		'seguro de moto aquatica',
		'seguro para moto aquatica',
		'moto aquatica',
		'barco',
		'lancha',
		'jet ski',
		'jetski',
		'jet-ski',
		'veleiro',
		'iate',
		'embarcacao',
		'nautico',
		'dpem',
		'motor de popa',
	],
	categories: ['nautico', 'seguro-nautico'],
	page: { href: '/contact', text: 'contato' },
	headings: {
		who: ['Quem navega e o que precisa', 'Cada barco, uma apólice'],
		claim: ['Quando algo dá errado na água', 'Do socorro ao aviso'],
	},
	subjects: boatSubjects,
	openings: [
		'No mar, no rio ou na lagoa, o imprevisto chega sem acostamento. Um bom contrato começa antes de soltar as amarras.',
		'Barco é paixão de fim de semana e despesa do mês inteiro. O seguro entra nessa conta para que um temporal não leve as duas coisas.',
		'Entre a marina e o horizonte, cabem pedras, banhistas e outros barcos. Cada um deles tem uma linha na apólice.',
	],
	summary: [
		'O seguro náutico protege o casco, o motor e o que o barco causar a outras pessoas.',
		'O DPEM é outro seguro: obrigatório, com limite baixo, só para danos a pessoas.',
		'A área de navegação escrita na apólice decide onde há cobertura.',
		'Condutor sem habilitação da Marinha dá motivo para recusa.',
		'Motor e equipamentos soltos pedem trava, lista e linha própria.',
		'Uso comercial, aluguel e regata precisam constar na proposta.',
		'Manutenção em dia, com notas, vale como prova depois do acidente.',
	],
	facts: {
		what: [
			'O seguro náutico é o contrato que protege barcos de lazer ou de trabalho. A base cobre o casco, as máquinas e os itens fixos. Em volta dela vêm terceiros, salvamento e transporte.',
			'Há dois seguros no barco, e um não substitui o outro. O DPEM é obrigatório e paga danos a pessoas. O náutico é opcional e cuida do bem e da responsabilidade do dono.',
			'A apólice traz o valor do barco, a área de navegação e quem pode conduzir. São essas três linhas que definem se um acidente tem cobertura. Leia-as antes do preço.',
			'O uso separa os contratos. Lazer, pesca, passeio pago e aluguel têm riscos diferentes. Quem muda de uso no verão precisa avisar antes.',
		],
		who: [
			'Quem guarda o barco em marina divide espaço com dezenas de cascos. Fogo e temporal passam de um para o outro. Para esse dono, a responsabilidade civil vale tanto quanto o casco.',
			'Pescador e barqueiro dependem da embarcação para viver. O dia parado pesa mais do que a franquia. Existem planos para uso profissional, com documentos próprios.',
			'Quem comprou usado deve começar pela vistoria. Osmose no casco, fiação velha e motor sem histórico afastam seguradoras. O laudo, além disso, ajuda a negociar o preço da compra.',
			'Famílias que recebem convidados a bordo precisam olhar os limites por pessoa. O amigo que escorrega no convés também é vítima. Acidentes pessoais a bordo podem completar a proteção.',
		],
		covers: [
			'Colisão, encalhe, naufrágio, incêndio, raio e explosão formam o núcleo. Muitos contratos incluem temporal com o barco fundeado ou na vaga. Confira a lista, pois ela varia.',
			'Roubo da embarcação inteira e furto com arrombamento costumam entrar. O furto só de peças pede cobertura à parte. Trava no motor e alarme podem ser exigidos.',
			'A responsabilidade civil paga o dano a outros barcos, píeres e pessoas. O limite deve pensar em um barco caro e em alguém ferido. É a linha que protege a casa de quem navega.',
			'Salvamento, reboque e remoção de destroços somam contas altas. A apólice paga até um teto, separado ou dentro do valor do casco. Pergunte qual é o caso.',
			'O transporte por terra, na carreta, pode ser incluído. Serve para quem leva o barco de uma cidade a outra. Sem essa linha, a batida na estrada não tem cobertura para o casco.',
		],
		excludes: [
			'Desgaste, corrosão, cracas e falta de manutenção ficam de fora. O motor que para por falta de óleo é conta do dono. O contrato olha para o que é súbito.',
			'Navegar fora da área, à noite sem luzes ou com gente demais pode afastar a garantia. A lotação e os equipamentos constam no documento do barco. Quem descumpre agrava o risco.',
			'Bebida no comando é infração e motivo comum de recusa. A [lei do tráfego aquaviário](lesta) permite punir quem conduz assim. O mesmo cuidado do carro vale na água.',
			'Objetos pessoais, celular e dinheiro raramente entram. Equipamento de pesca e mergulho também não. Alguns itens aceitam inclusão, com nota e valor.',
		],
		buying: [
			'Separe o título de inscrição, a nota ou o contrato de compra, fotos e a habilitação de quem conduz. Com esses papéis, a proposta anda. A seguradora pode ainda pedir vistoria a seco.',
			'Diga onde o barco fica: marina, poita, garagem em casa ou rampa. Informe também se há vigia e extintor. A resposta muda o preço e a aceitação.',
			'Escolha a área de navegação pelo passeio mais longo do ano. Ampliar depois é possível, por endosso. Fazer isso na volta não adianta.',
			'Peça a franquia em reais para dano parcial, roubo e salvamento. Ela costuma ser um percentual do valor do barco. Em um casco caro, o número assusta.',
		],
		price: [
			'O prêmio costuma ser um percentual do valor do barco. Tipo, idade, material do casco, motor e área de navegação completam a conta. Barco novo, de fibra e em marina tende a pagar menos.',
			'Jet ski e barco rápido pagam proporcionalmente mais, por causa de roubo e de colisão. Rastreador e guarda fechada ajudam. O histórico do condutor também entra.',
			'Franquia maior baixa o preço, mas fica com você em cada evento. Faça a conta com um conserto comum, como hélice e rabeta. Se a franquia paga tudo, o seguro só serve para o desastre.',
		],
		claim: [
			'Primeiro, as pessoas: coletes, rádio e pedido de socorro. A Marinha atende emergências no mar pelo telefone 185. Só depois vêm as fotos do barco.',
			'Comunique o acidente à Capitania, que pode abrir inquérito. O registro dela é uma das provas que a seguradora pede. Avise as duas no mesmo dia.',
			'Não abandone o barco nem aceite reboque sem combinar preço, se houver tempo. Tome as medidas para o dano não crescer e guarde as notas. Despesas de salvamento podem ser reembolsadas.',
			'Conserto só depois da vistoria. Mantenha as peças quebradas e o casco como ficou. Um estaleiro com laudo detalhado encurta a análise.',
		],
		law: [
			'A [Lei 9.537/1997](lesta) trata da segurança do tráfego na água. Ela dá à Marinha o poder de fiscalizar barco, condutor e equipamentos. Documento vencido pode levar à apreensão.',
			'Pela [Lei 15.040/2024](lei-do-seguro), a seguradora tem até 30 dias para decidir sobre a cobertura, depois do aviso com os documentos. A recusa precisa de motivo por escrito. Guarde o protocolo de cada envio.',
			'O seguro obrigatório de embarcações está na [Lei 8.374/1991](lei-dpem). Ele vale para o dono de barco sujeito a inscrição. Confirme na Capitania o que se exige hoje.',
		],
		mistakes: [
			'Deixar o barco vencer a inscrição e a vistoria é erro comum de quem navega pouco. Em um acidente, o papel vencido vira o primeiro argumento contra o dono. Um lembrete anual resolve.',
			'Emprestar a chave a quem não tem habilitação coloca tudo em risco. O dono responde junto pelo dano. A regra vale mesmo na lagoa calma.',
			'Segurar só o casco e esquecer os outros é economia perigosa. Um banhista ferido custa mais do que o barco. Comece pelo limite de responsabilidade.',
			'Guardar a apólice e o título dentro da cabine parece prático. No naufrágio ou no roubo, eles vão junto. Deixe cópias em casa e no celular.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Situação', 'Quem costuma pagar', 'O que conferir'],
			rows: [
				['Pessoa ferida por um barco', 'DPEM e responsabilidade civil', 'Limites de cada um'],
				['Casco rachado em pedra', 'Seguro náutico, casco', 'Franquia e área'],
				['Motor de popa furtado', 'Linha de furto de peças', 'Trava exigida'],
				['Barco na carreta', 'Linha de transporte', 'Trecho e reboque'],
				['Reboque até a marina', 'Salvamento e assistência', 'Teto em reais'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Acidente na água: passo a passo',
			steps: [
				['Conte as pessoas.', 'Coletes em todos e ninguém na água sem ajuda.'],
				['Chame ajuda.', 'Rádio, telefone 185 ou o socorro da marina.'],
				['Evite dano maior.', 'Âncora, bomba e motor desligado, se for o caso.'],
				['Anote o outro barco.', 'Nome, número de inscrição, condutor e testemunhas.'],
				['Comunique a Capitania.', 'Peça o número do registro.'],
				['Avise quem segura.', 'Fotos, posição, hora e o que foi feito.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage', 'cost', 'compare'],
			heading: 'Como preparar o barco para o seguro',
			steps: [
				['Regularize o título.', 'Inscrição e transferência em dia.'],
				['Quite o DPEM.', 'Guarde o comprovante a bordo.'],
				['Revise o motor.', 'Notas de serviço contam na aceitação.'],
				['Liste os equipamentos.', 'Eletrônicos, âncora e bote, com valor.'],
				['Desenhe a área.', 'Até onde você navega em um ano.'],
				['Fixe o limite para terceiros.', 'Parta do barco mais caro da sua marina.'],
			],
		},
	],
	faqs: [
		[
			'O seguro náutico é obrigatório?',
			'Obrigatório é só o DPEM, para embarcação inscrita na Capitania. Marinas e bancos, porém, podem exigir o náutico em contrato.',
		],
		[
			'Barco usado pode ter seguro?',
			'Pode, com vistoria e documentos em ordem. A idade e o estado do casco pesam. Algumas empresas pedem laudo de um perito naval.',
		],
		[
			'Quem pode conduzir o barco segurado?',
			'Quem tem a habilitação certa da Marinha e cabe nas regras da apólice. Arrais, mestre e motonauta são categorias diferentes. Informe os condutores habituais.',
		],
		[
			'O seguro vale em outro país?',
			'Só com extensão da área de navegação. O Uruguai e a Argentina são pedidos comuns no Sul. Peça antes da travessia e veja os documentos de saída.',
		],
		[
			'O temporal afundou o barco na poita. Paga?',
			'Costuma pagar, se o local estava declarado e a amarração era adequada. A falta de manutenção da poita gera discussão. Fotos de antes ajudam.',
		],
		[
			'Preciso de vistoria todo ano?',
			'Depende da seguradora e da idade do barco. Renovação sem sinistro costuma ser mais simples. Mudança de motor ou de uso pede nova análise.',
		],
	],
	warnings: [
		'**Chave na mão de quem não tem habilitação é risco do dono.** A multa é o menor dos problemas: a cobertura também pode cair.',
		'**Extintor, colete e luz vencidos contam na inspeção e no sinistro.** Confira tudo antes do primeiro passeio da temporada.',
	],
	checks: [
		'A [SUSEP](susep) fiscaliza as seguradoras do ramo. As regras de navegação partem da [Lei 9.537/1997](lesta), que a Marinha aplica.',
		'O seguro obrigatório está na [Lei 8.374/1991](lei-dpem). Queixa sobre a apólice pode ir ao [Consumidor.gov.br](consumidor).',
	],
}
