import type { Subject } from '../../types.ts'

/** What papers and diagnoses do to a life policy: unions without marriage, wills, illnesses known before. */
export const lifeBondSubjects: readonly Subject[] = [
	{
		words: ['uniao estavel', 'companheir', 'convivente', 'mora junto', 'moram junto'],
		label: 'União estável e seguro de vida',
		titles: [
			'União estável e seguro de vida: como indicar o parceiro',
			'Seguro de vida na união estável: quem recebe',
			'União estável: o companheiro como beneficiário',
		],
		heading: 'Sem certidão de casamento, com nome na apólice',
		angle: 'rights',
		opening:
			'Moram juntos há anos, dividem contas e planos, mas nunca foram ao cartório. No seguro de vida, um nome bem escrito evita que essa história precise de prova.',
		points: [
			'O companheiro pode ser beneficiário. Indicado pelo nome, ele não precisa provar a união.',
			'Sem indicação, a seguradora pede provas da união estável, e a família pode discordar.',
		],
		facts: [
			'Na união estável, indicar o companheiro pelo nome é o caminho mais curto. A seguradora paga a quem está escrito na apólice. A prova da união só vira assunto quando a indicação falta.',
			'Sem beneficiário válido, a lei dá metade ao cônjuge e o resto aos herdeiros. Na separação, ainda que só de fato, o companheiro fica com a metade que seria do cônjuge. Por analogia, quem vive em união estável costuma pedir essa metade, mas terá de prová-la.',
			'Escritura pública ou contrato particular ajudam muito. Servem também conta conjunta, aluguel no nome dos dois, filhos e dependência no plano de saúde. Quanto mais antigas as provas, melhor.',
			'Escrever apenas “meu companheiro” na proposta abre discussão. Ponha nome completo, CPF, data de nascimento e percentual. Acrescente um suplente, para o caso de os dois faltarem juntos.',
			'Quem ainda é casado no papel, mas já vive com outra pessoa, deve resolver a indicação logo. Relação paralela ao casamento costuma terminar em disputa na Justiça. Um advogado diz o que cabe no seu caso.',
			'O capital não entra na partilha da união estável nem no inventário, em regra. Já a previdência e os imóveis seguem o regime de bens. Por isso, o seguro dá fôlego a quem fica enquanto o resto se resolve.',
			'Acabou a união? O nome continua na apólice até você pedir a troca. Não existe averbação de divórcio que avise a seguradora. Escreva no mesmo mês em que a vida mudou.',
		],
		procedure: {
			heading: 'Deixe a indicação em ordem',
			steps: [
				['Separe as apólices.', 'A individual, a da empresa e a do empréstimo.'],
				['Leia quem está indicado.', 'Nome antigo ou campo vazio pedem correção.'],
				['Mande a indicação nova.', 'Nome, CPF, parentesco e percentual de cada pessoa.'],
				['Exija a confirmação.', 'Endosso ou certificado com os nomes novos.'],
				['Guarde as provas da união.', 'Escritura, contas e fotos em pasta comum.'],
				['Conte ao companheiro.', 'Seguradora, número e telefone da corretora.'],
			],
		},
		faqs: [
			[
				'Preciso registrar a união estável para indicar o parceiro?',
				'O registro não é exigido. A indicação vale pelo que está na apólice. Ele, porém, ajuda em plano de saúde, INSS e herança.',
			],
			[
				'A família pode contestar o companheiro indicado?',
				'Pode tentar na Justiça, mas a indicação clara pesa a favor de quem está no documento. Sem ela, a discussão é bem mais difícil.',
			],
			[
				'União homoafetiva tem o mesmo direito?',
				'Tem. O STF reconhece a união estável entre pessoas do mesmo sexo com iguais efeitos, e a indicação funciona do mesmo modo.',
			],
		],
	},
	{
		words: ['testament', 'ultima vontade'],
		label: 'Seguro de vida e testamento',
		titles: [
			'Seguro de vida e testamento: qual deles decide?',
			'Testamento e seguro de vida: como combinar os dois',
			'Seguro de vida no testamento: o que muda e o que não',
		],
		heading: 'Dois papéis, dois caminhos',
		angle: 'rights',
		opening:
			'Um papel diz quem fica com a casa; o outro, quem recebe o capital. Quando o testamento e a apólice se contradizem, a família descobre tarde demais.',
		points: [
			'O testamento divide a herança. O capital do seguro vai a quem a apólice indica.',
			'Dá para trocar o beneficiário por testamento, mas a seguradora precisa saber a tempo.',
		],
		facts: [
			'O testamento trata dos bens que formam a herança, e o capital do seguro não é um deles. Por isso, quem recebe é o beneficiário da apólice. Isso ocorre mesmo que o testamento deixe tudo para outra pessoa.',
			'A lei aceita trocar o beneficiário por testamento, que é um ato de última vontade. Só que a seguradora, se não souber da troca, se libera ao pagar ao nome antigo. O documento guardado em segredo, portanto, pode chegar tarde.',
			'Metade da herança pertence aos herdeiros necessários: filhos, pais e cônjuge, na ordem do [Código Civil](codigo-civil). O seguro fica fora dessa conta, em regra. Prêmio desproporcional, pago para fugir dela, ainda pode virar ação.',
			'Testamento e seguro se completam. Um organiza imóveis, empresa e lembranças; o outro traz dinheiro rápido para imposto e contas. O advogado e a corretora devem conhecer o desenho inteiro.',
			'Quer deixar valor para alguém fora da família? Na apólice, basta indicar o nome, com percentual. No testamento, o limite é a parte livre do patrimônio.',
			'Testamento público se faz no cartório de notas; o particular pede testemunhas. Em ambos, escreva o número da apólice e o nome da seguradora, se for tratar dela. Frase vaga como “meus seguros” dá margem a dúvida.',
			'Casou, teve filho ou brigou com alguém? Atualize os dois papéis na mesma semana. O esquecido costuma ser a ficha do trabalho.',
		],
		procedure: {
			heading: 'Combine a apólice e o testamento',
			steps: [
				['Faça a lista dos bens.', 'Separe o que é herança do que é capital de seguro.'],
				['Leia cada indicação.', 'Apólice individual, de grupo e previdência.'],
				['Decida o desenho.', 'Quem precisa de dinheiro rápido e quem fica com os bens.'],
				['Troque os nomes na seguradora.', 'É mais seguro do que deixar só no testamento.'],
				['Lavre o testamento.', 'No cartório, com advogado, citando o que for preciso.'],
				['Diga onde estão.', 'Uma pessoa de confiança deve conhecer os dois lugares.'],
			],
		},
		faqs: [
			[
				'O testamento pode anular o beneficiário da apólice?',
				'Pode trocá-lo, se isso estiver claro e o segurado não tiver renunciado à troca. A seguradora que não foi avisada, porém, fica liberada ao pagar ao nome anterior.',
			],
			[
				'Preciso de testamento se já tenho seguro de vida?',
				'São coisas diferentes. O seguro resolve o dinheiro imediato; o testamento orienta a divisão dos bens. Muita gente precisa só de um deles.',
			],
			[
				'O capital do seguro paga dívida do falecido?',
				'Em regra, não responde por dívidas nem entra no inventário. A exceção é o seguro feito para quitar um empréstimo, pago ao credor.',
			],
		],
	},
	{
		words: [
			'doencas preexistente',
			'doenca preexistente',
			'preexistente',
			'pre-existente',
			'diabet',
			'hipertens',
			'quem tem cancer',
			'quem teve cancer',
			'tive cancer',
			'tenho cancer',
		],
		label: 'Doença preexistente no seguro de vida',
		titles: [
			'Doença preexistente e seguro de vida: dá para contratar?',
			'Seguro de vida com doença preexistente: o que a lei diz',
			'Doença preexistente no seguro de vida: como declarar',
		],
		heading: 'Contratar com um diagnóstico na mão',
		angle: 'rights',
		opening:
			'Diabetes, pressão alta ou um câncer já tratado não fecham, por si sós, a porta do seguro de vida. Mudam as perguntas, o preço e, às vezes, a cobertura.',
		points: [
			'Doença preexistente declarada pode encarecer ou restringir, mas não proíbe contratar.',
			'A recusa no sinistro só cabe se a pergunta foi clara e a omissão, voluntária.',
		],
		facts: [
			'Doença preexistente é a que a pessoa já tinha, e conhecia, antes do contrato. Diabetes, pressão alta e problema no coração são exemplos. Exame alterado sem diagnóstico pede conversa com o médico antes da resposta.',
			'Diante do diagnóstico, a seguradora pode aceitar, cobrar mais, excluir aquela causa ou recusar. A resposta muda de empresa para empresa. Por isso, cote em mais de uma e guarde cada carta.',
			'Segundo a [Lei 15.040/2024](lei-do-seguro), a exclusão da doença anterior só vale se o segurado, perguntado com clareza, omitiu de propósito. E, se o contrato tem carência, a seguradora não pode alegar a preexistência. Leia qual dos dois caminhos a sua apólice usa.',
			'A Súmula 609 do [STJ](stj) segue a mesma linha. Sem exame prévio e sem má-fé provada, a recusa por doença preexistente é ilícita. O questionário assinado é a primeira prova dos dois lados.',
			'Declare nome da doença, data, remédios e último exame. Controle bom melhora a aceitação: glicose, pressão e peso entram na análise. Um relatório curto do médico costuma ajudar.',
			'Seguro em grupo, da empresa ou da entidade, muitas vezes aceita sem exame até certo capital. Acidentes pessoais também dispensam a saúde, mas só pagam acidente. Somar os dois pode ser a saída possível.',
			'Diagnóstico que surge depois de contratar não precisa encarecer a apólice em vigor. Ele importa em um contrato novo. Trocar de seguradora nessa hora exige ainda mais cuidado.',
		],
		procedure: {
			heading: 'Como pedir a cotação com um diagnóstico',
			steps: [
				['Reúna os papéis.', 'Exames do último ano, receitas e relatório do médico.'],
				['Leia cada pergunta.', 'Responda ao que está escrito, com datas.'],
				['Cote em várias empresas.', 'Critérios de aceitação mudam muito entre elas.'],
				['Peça a decisão por escrito.', 'Acréscimo, exclusão ou recusa, com o motivo.'],
				['Compare o que sobra.', 'Quais causas de morte e invalidez continuam cobertas.'],
				['Guarde tudo.', 'Proposta, exames e respostas, em papel e na nuvem.'],
			],
		},
		faqs: [
			[
				'Quem tem diabetes consegue seguro de vida?',
				'Muitas vezes, sim. Pesam o tipo, o tempo de doença e o controle. Pode haver acréscimo ou limite de capital, e a resposta varia entre seguradoras.',
			],
			[
				'Esqueci de citar uma doença. E agora?',
				'Avise por escrito quanto antes. A lei trata de modo diferente o esquecimento e a omissão de propósito, e o aviso mostra boa-fé.',
			],
			[
				'A seguradora pode pedir meus exames antigos no sinistro?',
				'Pode pedir documentos ligados ao fato. A família deve entregar o que for pertinente e pedir a lista por escrito.',
			],
		],
	},
	{
		words: ['covid', 'coronavirus', 'pandemi', 'epidemi'],
		label: 'Seguro de vida e pandemia',
		titles: [
			'Seguro de vida cobre covid? O que ler no contrato',
			'Seguro de vida e pandemia: exclusões e carência',
			'Covid e seguro de vida: o que a família confere',
		],
		heading: 'Morte por vírus no papel da apólice',
		angle: 'coverage',
		opening:
			'A pandemia mostrou que duas apólices de vida com o mesmo nome podem responder de modos opostos. A diferença estava em uma linha da lista de exclusões.',
		points: [
			'Muitos seguros de vida pagam a morte por covid como a de qualquer outra doença.',
			'Contrato antigo pode excluir epidemia e pandemia: procure as duas palavras nas condições.',
		],
		facts: [
			'A covid é uma doença como as outras para boa parte dos seguros de vida de hoje. Sem exclusão escrita, a morte por ela gera o capital. A carência e a declaração de saúde seguem a regra comum.',
			'Antes de 2020, era comum excluir epidemia e pandemia declaradas por órgão competente. Várias seguradoras pagaram mesmo assim e, depois, mudaram o texto. Confira a versão que vale para o seu contrato.',
			'Seguro de acidentes pessoais não responde por vírus. Ele pede causa externa e súbita. Quem só tem essa apólice, portanto, fica sem cobertura para a covid.',
			'Internação e dias sem trabalho são linhas à parte: diária por internação e por incapacidade. Cada uma tem franquia e limite de dias. Na pandemia, muitos descobriram tarde que não as tinham.',
			'Sequela grave pode abrir a cobertura de invalidez por doença, se o quadro bate com a definição. O laudo precisa descrever a perda, e não só o diagnóstico. Afastamento pelo INSS, sozinho, não basta.',
			'Exclusão confusa se lê a favor do segurado, segundo a [Lei 15.040/2024](lei-do-seguro). Se vier recusa por epidemia, peça a cláusula e o motivo por escrito. Ouvidoria e Justiça são os passos seguintes.',
		],
		procedure: {
			heading: 'O que reler na sua apólice',
			steps: [
				['Peça as condições gerais.', 'A versão da data em que você contratou.'],
				['Procure as exclusões.', 'Epidemia, pandemia e doença infecciosa.'],
				['Veja a espera.', 'Se ainda há carência em curso para doença.'],
				['Some as linhas em vida.', 'Internação, incapacidade e invalidez.'],
				['Pergunte à corretora.', 'Se existe versão mais nova, sem a exclusão.'],
			],
		},
		faqs: [
			[
				'Quem não se vacinou perde o seguro de vida?',
				'Em regra, a apólice não traz essa condição. Leia as exclusões e responda com verdade ao que a proposta perguntar sobre saúde.',
			],
			[
				'A seguradora pode recusar quem já teve covid?',
				'Pode analisar o risco, sobretudo se houve sequela, e pedir exames. A resposta deve vir por escrito, e outra empresa pode decidir diferente.',
			],
		],
	},
]
