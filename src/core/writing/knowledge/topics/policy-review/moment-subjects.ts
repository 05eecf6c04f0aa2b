import type { Subject } from '../../types.ts'

/** Times that touch every policy at once: a wedding, a changing climate, a pandemic. */
export const policyReviewMoments: readonly Subject[] = [
	{
		words: ['recem-casad', 'recem casad', 'recem-casal', 'depois do casamento', 'vida a dois'],
		label: 'Seguros de recém-casados',
		titles: [
			'Recém-casados: os seguros para rever no primeiro ano',
			'Seguro para recém-casados: o que juntar e o que mudar',
			'Recém-casados: casa, carro e vida na mesma conversa',
		],
		heading: 'Duas vidas, uma pasta de apólices',
		angle: 'buying',
		incidental: ['recem-casados', 'casal', 'depois do'],
		opening:
			'A lua de mel passou, e chegaram as contas com dois nomes. Para recém-casados, uma tarde com as apólices na mesa evita cobertura repetida e nome antigo.',
		points: [
			'Recém-casados devem rever beneficiários, condutores, endereço e plano de saúde.',
			'Antes de comprar seguro novo, veja o que cada um já paga: carro, vida, celular e assistência.',
		],
		facts: [
			'Comecem pelos beneficiários do seguro de vida e da previdência. O nome da mãe ou de um antigo amor continua valendo até a troca. O casamento, sozinho, não altera a apólice.',
			'No carro, informem quem passou a dirigir e onde ele dorme. Cônjuge ao volante e garagem nova mudam o perfil. Um endosso resolve, e o preço pode até cair.',
			'A casa dos recém-casados junta presentes, móveis e eletrônicos em poucas semanas. O seguro residencial custa, em geral, menos do que se imagina. Some o conteúdo antes de escolher o limite.',
			'Plano de saúde tem data. A inclusão do cônjuge logo depois do casamento pode poupar carência, conforme o contrato. Perguntem ao RH ou à operadora quantos dias há.',
			'Se os dois pagam o mesmo aluguel ou financiamento, a falta de um pesa no outro. Um seguro de vida simples, no valor da dívida, cobre esse buraco. Diária por incapacidade ajuda quem é autônomo.',
			'Procurem serviços repetidos: dois clubes de assistência, dois seguros de celular no cartão, dois guinchos. Cancelem o que sobra, com protocolo. A economia paga parte do que falta.',
			'O regime de bens interessa mais à herança do que ao seguro. Ainda assim, contem à corretora como ficaram imóveis e empresa. Isso orienta o capital e os nomes.',
		],
		procedure: {
			heading: 'A primeira revisão do casal',
			steps: [
				['Juntem tudo.', 'Apólices, certificados e faturas dos dois.'],
				['Marquem os nomes.', 'Beneficiários, condutores e dependentes.'],
				['Corrijam o endereço.', 'Casa, carro e cobrança, no mesmo dia.'],
				['Cortem as repetições.', 'Assistência, celular e viagem do cartão.'],
				['Preencham os vazios.', 'Casa e renda costumam faltar.'],
				['Combinem onde fica.', 'Uma pasta que os dois saibam abrir.'],
			],
		},
		faqs: [
			[
				'Recém-casados precisam de seguro de vida?',
				'Precisam se um depende da renda do outro ou se há dívida em comum. Sem isso, coberturas em vida, como doença grave, podem vir primeiro.',
			],
			[
				'O seguro do carro vale se meu marido dirigir?',
				'Em geral, vale para quem consta como condutor ou dirige de vez em quando. Se ele passou a usar o carro todos os dias, avise a seguradora.',
			],
			[
				'Mudei de sobrenome. Preciso avisar?',
				'Convém. O CPF é o mesmo, mas o nome diferente atrasa pagamento e vistoria. Envie a certidão por e-mail.',
			],
		],
	},
	{
		words: [
			'mudancas climaticas',
			'mudanca climatica',
			'mudancas do clima',
			'mudanca do clima',
			'crise climatica',
			'aquecimento global',
			'clima extremo',
		],
		label: 'Mudanças climáticas e seguros',
		titles: [
			'Mudanças climáticas e seguros: o que rever na apólice',
			'Clima extremo e seguro: casa, carro e negócio em dia',
			'Mudanças climáticas: como fica o seu seguro',
		],
		heading: 'O clima mudou antes da apólice',
		omits: ['who', 'covers'],
		angle: 'coverage',
		opening:
			'A rua que nunca alagou alagou duas vezes no mesmo ano. As mudanças climáticas chegam ao seguro pelo preço, pela aceitação e, sobretudo, pelo que o contrato deixou de fora.',
		points: [
			'Com as mudanças climáticas, vento, granizo, enchente e calor pedem linhas próprias na apólice.',
			'Preço e aceitação seguem o endereço: prevenção e fotos ajudam na conversa com a seguradora.',
		],
		facts: [
			'Seguro se calcula pelo passado, e as mudanças climáticas embaralham o passado. Onde os danos crescem, o preço sobe, a franquia aumenta ou a linha some. Por isso, a apólice de cinco anos atrás merece nova leitura.',
			'Na casa, separe os riscos: vendaval e granizo em uma linha, alagamento em outra, danos elétricos em uma terceira. Água da rua é a que mais falta. Pergunte por ela com o nome escrito.',
			'No carro, a cobertura compreensiva costuma incluir enchente e granizo, mas os planos reduzidos não. Confira antes da temporada de chuva. Garagem coberta e aviso no celular evitam boa parte do dano.',
			'O negócio para mesmo sem ser atingido: falta luz, a estrada fecha, o fornecedor some. Lucros cessantes, em regra, dependem de um dano coberto no local. Leia essa condição com calma.',
			'No campo, seca e chuva fora de hora pesam na lavoura e no crédito. O seguro rural pode ter apoio do governo no prêmio, conforme o orçamento do ano. Zoneamento e data de plantio entram na aceitação.',
			'Calor extremo queima aparelho, racha parede e adoece gente. Parte disso é desgaste, que o seguro não cobre. Manutenção elétrica, telhado revisto e poda são a primeira defesa.',
			'Acompanhe os avisos do [INMET](inmet) e os alertas da [Defesa Civil](defesa-civil). Data e hora do evento ajudam a provar o sinistro. Guarde fotos de antes, porque depois só há lama.',
		],
		procedure: {
			heading: 'Revise pelo mapa do risco',
			steps: [
				['Veja o endereço.', 'Rio, encosta, baixada e histórico da rua.'],
				['Liste os eventos.', 'Vento, granizo, água, raio, calor e seca.'],
				['Ache cada linha.', 'Qual apólice responde por qual evento.'],
				['Confira franquia e limite.', 'Em reais, com um exemplo de conserto.'],
				['Reduza o dano.', 'Calha, telhado, tomada alta e poda.'],
				['Registre o estado atual.', 'Fotos datadas, fora do local.'],
			],
		},
		faqs: [
			[
				'As mudanças climáticas encarecem o seguro?',
				'Podem encarecer onde os danos crescem, pois o preço segue o risco. Prevenção, franquia e endereço também contam, e vale cotar em mais de uma empresa.',
			],
			[
				'A seguradora pode recusar minha região?',
				'Pode recusar uma linha, como alagamento, e aceitar as demais. Peça a resposta por escrito e consulte outra empresa.',
			],
			[
				'Existe um seguro só para o clima?',
				'Há seguros paramétricos, que pagam quando a chuva ou a seca passa de um índice. São mais comuns no campo e em empresas.',
			],
		],
	},
	{
		words: ['pandemi', 'epidemi', 'covid'],
		label: 'Seguro e pandemia',
		titles: [
			'Seguro e pandemia: o que cada apólice costuma cobrir',
			'Pandemia e seguros: vida, viagem, saúde e negócio',
			'Pandemia: o que reler nas apólices da família',
		],
		heading: 'O que a pandemia ensinou a ler',
		omits: ['who', 'covers'],
		angle: 'coverage',
		opening:
			'Em 2020, muita gente abriu a apólice pela primeira vez para procurar uma palavra: pandemia. A resposta mudava de contrato para contrato, e ainda muda.',
		points: [
			'Epidemia e pandemia podem estar excluídas: procure as duas palavras em cada contrato.',
			'Vida, viagem, saúde e empresa respondem de modos diferentes. Leia um por um, sem supor nada.',
		],
		facts: [
			'No seguro de vida, contratos antigos excluíam morte em epidemia ou pandemia. Em 2020, muitas seguradoras decidiram pagar mesmo assim. Hoje, várias já tiraram essa exclusão, mas é preciso conferir a sua apólice.',
			'O plano de saúde segue outra regra: a lista da [ANS](ans) e a segmentação. Teste, internação e terapia intensiva dependem dela. Carência e urgência valem como em qualquer doença.',
			'No seguro viagem, veja despesa médica, isolamento e cancelamento. Fronteira fechada e medo de contágio raramente são motivo aceito. Alguns planos trazem cláusula própria para pandemia.',
			'Na empresa, loja fechada por decreto costuma ficar sem lucros cessantes. Essa linha pede dano material coberto, como incêndio. Extensões existem, são raras e caras.',
			'O prestamista com desemprego ou incapacidade ajudou famílias a pagar parcelas na pandemia. Existem espera e número máximo de meses. Olhe o certificado do banco antes de renegociar a dívida.',
			'Exclusão precisa ser clara, segundo a [Lei 15.040/2024](lei-do-seguro). Texto vago sobre epidemia tende a ser lido a favor do segurado. Guarde a versão das condições que você recebeu.',
			'Crise também atrai golpe: falso auxílio, falso seguro, falsa indenização. Seguradora séria não cobra para pagar. Confira o nome na [SUSEP](susep) antes de mandar dados.',
		],
		procedure: {
			heading: 'Releia antes da próxima crise',
			steps: [
				['Busque as palavras.', 'Epidemia, pandemia e emergência sanitária.'],
				['Anote cada resposta.', 'Vida, viagem, saúde, casa e negócio.'],
				['Tire a dúvida por e-mail.', 'Se a cláusula é vaga, peça a interpretação.'],
				['Veja os dias parados.', 'Diária por incapacidade e desemprego têm espera.'],
				['Atualize os contatos.', 'Telefones e aplicativos que funcionem de casa.'],
				['Guarde em nuvem.', 'Papel no escritório fechado não ajuda.'],
			],
		},
		faqs: [
			[
				'O seguro de vida paga morte por covid?',
				'Muitos contratos pagam hoje como qualquer doença. Confira se há exclusão de epidemia, carência e as respostas da declaração de saúde.',
			],
			[
				'Meu comércio fechado por decreto tem cobertura?',
				'Em regra, não tem, porque lucros cessantes pedem dano material coberto. Verifique se há extensão para ordem de autoridade.',
			],
			[
				'Posso contratar seguro durante uma pandemia?',
				'Pode. A seguradora talvez mude perguntas, carências e limites nesse período. Responda com verdade e guarde a proposta.',
			],
		],
	},
]
