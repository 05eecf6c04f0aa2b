import type { Subject } from '../../types.ts'

/** Houses that belong to their members or to a cause, and not to an owner. */
export const businessCommunity: readonly Subject[] = [
	{
		words: ['igreja', 'templo', 'paroquia'],
		label: 'Seguro para igreja',
		angle: 'coverage',
		titles: ['Seguro para igreja: prédio, som, fiéis e visitas', 'Igreja e templo: o que o seguro pode proteger'],
		heading: 'Casa cheia, equipamento caro e porta aberta',
		opening:
			'A igreja recebe centenas de pessoas em poucas horas e passa o resto da semana quase vazia. Esse ritmo, com som caro e porta aberta, pede uma apólice pensada para ele.',
		points: [
			'O seguro para igreja cobre prédio, móveis, som, vidros e danos a quem frequenta.',
			'Informe cozinha, creche, bazar e obras: cada atividade muda o risco e o preço.',
		],
		facts: [
			'O templo entra, em regra, em um seguro empresarial ou em produto feito para entidades. O segurado é a pessoa jurídica dona ou inquilina do imóvel. Confira o CNPJ e o endereço de cada unidade.',
			'Velas, fiação antiga e som ligado por horas fazem do incêndio e dos danos elétricos as primeiras linhas. Vitral, órgão e imagem pedem valor declarado. Peça única precisa de avaliação.',
			'Instrumentos e mesa de som são o alvo do furto. A cobertura costuma exigir sinal de arrombamento. Se o equipamento sai para eventos, peça a extensão fora do endereço.',
			'Fiel que cai na escada, criança que se machuca na sala e carro atingido por telha são casos de responsabilidade civil. Escolha o limite pela lotação máxima. Estacionamento próprio é linha à parte.',
			'Voluntário não é empregado nem público. Para ele, há acidentes pessoais, em geral de baixo custo. Retiro, acampamento e excursão também pedem apólice própria, com datas e nomes.',
			'Dinheiro de ofertas tem limite próprio, em cofre e em trânsito. Dízimo por transferência reduz o risco. Construção ou reforma do templo pertence ao seguro de riscos de engenharia.',
			'Prédio tombado ou muito antigo passa por análise. A reconstrução segue regras do órgão de patrimônio e custa mais. Mostre fotos e laudo elétrico já na cotação.',
		],
		procedure: {
			heading: 'O que reunir antes de cotar',
			steps: [
				['Abra o estatuto.', 'Quem assina pela entidade e por cada templo.'],
				['Liste os bens.', 'Som, instrumentos, imagens e cozinha.'],
				['Calcule a lotação.', 'Adultos, crianças e voluntários no dia cheio.'],
				['Some as atividades.', 'Culto, aula, bazar, retiro e obra social.'],
				['Confira a segurança.', 'Saídas, extintores e alvará dos bombeiros.'],
			],
		},
		faqs: [
			[
				'Igreja em imóvel alugado pode contratar?',
				'Sim, pode. Ela segura os bens e a responsabilidade, e o contrato de locação diz quem cuida do prédio.',
			],
			[
				'O seguro cobre vandalismo por intolerância?',
				'Pode cobrir, se a linha de tumultos, atos dolosos ou vandalismo estiver na apólice. Registre a ocorrência e guarde as imagens.',
			],
		],
	},
	{
		words: [
			'ong',
			'terceiro setor',
			'sem fins lucrativos',
			'entidade beneficente',
			'entidades beneficentes',
			'associacoes e ongs',
		],
		label: 'Seguro para ONGs e associações',
		angle: 'buying',
		titles: ['Seguro para ONGs e associações: por onde começar', 'ONGs e associações: seguros da sede e das pessoas'],
		heading: 'Sede, voluntários e quem assina pela causa',
		opening:
			'A entidade vive de doação e de gente que ajuda de graça. Um acidente com um voluntário ou um processo contra a diretoria pode consumir o dinheiro de um ano de projeto.',
		points: [
			'ONGs e associações precisam olhar três frentes: bens, pessoas e decisões da diretoria.',
			'Editais e convênios podem exigir seguros: leia antes de fechar o orçamento.',
		],
		facts: [
			'Os bens vêm primeiro: sede, veículos, computadores, doações em estoque. Um pacote empresarial simples costuma servir. Declare o que é da entidade e o que está emprestado por outros.',
			'Voluntário não tem vínculo de emprego, mas se machuca como qualquer pessoa. Acidentes pessoais para voluntários, por período ou por ação, cobrem morte, invalidez e despesas médicas. O termo de adesão assinado ajuda a provar quem é quem.',
			'Bazar, festa e mutirão levam público para dentro. A responsabilidade civil de operações ou de eventos paga o dano a terceiros. Quem atende crianças ou idosos deve declarar isso, pois o limite e o preço mudam.',
			'Diretores e conselheiros podem responder pelo que assinam. Há seguro de administradores para entidades, com defesa e indenização por atos de gestão. Má-fé e desvio ficam de fora.',
			'Dados de doadores e de atendidos são sensíveis. A lei de proteção de dados vale também para a entidade. O seguro cibernético ajuda na resposta, mas não troca senha fraca.',
			'Convênio, edital e patrocinador costumam fixar coberturas. Ponha o prêmio no orçamento do projeto. Na prestação de contas, a apólice e o recibo servem de comprovante.',
		],
		procedure: {
			heading: 'Um seguro que cabe no projeto',
			steps: [
				['Separe os projetos.', 'Cada um com lugar, público e datas.'],
				['Veja o que é exigido.', 'Edital, convênio, aluguel e patrocínio.'],
				['Conte os voluntários.', 'Com termo assinado e função.'],
				['Avalie a diretoria.', 'Quem assina, e o que pode ser cobrado.'],
				['Comece pelo grave.', 'Pessoas primeiro, depois a sede.'],
			],
		},
		faqs: [
			[
				'Entidade sem CNPJ consegue seguro?',
				'Fica difícil, porque falta quem seja o segurado. Grupo informal pode contratar por evento, em nome de uma pessoa. O melhor é regularizar.',
			],
			[
				'Isto é o mesmo que associação de proteção veicular?',
				'É outra coisa. Aqui a associação compra seguro para si. A de proteção divide prejuízos entre os membros, com lei e regras próprias.',
			],
		],
	},
	{
		words: [
			'seguro para cooperativa',
			'seguros para cooperativa',
			'seguro para uma cooperativa',
			'seguro da cooperativa',
			'cooperativa de trabalho',
			'cooperativa agr',
		],
		label: 'Seguro para cooperativas',
		angle: 'buying',
		titles: ['Seguro para cooperativa: bens, gestão e cooperados', 'Cooperativa: que seguros a entidade deve ter'],
		heading: 'O que é de todos também precisa de apólice',
		opening:
			'Na cooperativa, o silo, o caminhão e o escritório pertencem a centenas de pessoas ao mesmo tempo. Quando há um prejuízo, a conta chega à assembleia.',
		points: [
			'A cooperativa segura os bens comuns, a responsabilidade e os atos de quem dirige.',
			'O seguro dos cooperados é outra apólice, que a entidade pode contratar em grupo.',
		],
		facts: [
			'O primeiro passo é o ramo. Cooperativa agrícola pensa em silo, safra guardada e máquinas; a de crédito, em valores e dados; a de trabalho, nas pessoas. A apólice muda com ele.',
			'Prédios, armazéns, estoque e equipamentos entram no seguro empresarial, com limite por endereço. Produto do cooperado que está no armazém é bem sob guarda. Declare-o, ou ele pode ficar de fora.',
			'Pó de grão, secador e correia fazem do fogo e da explosão riscos sérios no armazém. A seguradora inspeciona e faz recomendações. Cumprir e registrar evita recusa.',
			'Diretores e conselheiros respondem por decisões. Para isso existe o seguro de administradores, com defesa e indenização até o limite. Fraude e vantagem pessoal ficam de fora.',
			'A cooperativa pode ser estipulante de um seguro de vida ou de acidentes para os cooperados. O grupo costuma ter preço melhor. Cada um deve receber o próprio certificado.',
			'Frota, transporte de produto e responsabilidade civil completam o quadro. Some ainda os contratos com indústrias e bancos, que fixam seguros mínimos. Uma lista única evita apólices repetidas.',
		],
		procedure: {
			heading: 'Leve o plano à assembleia',
			steps: [
				['Mapeie os bens.', 'Sede, filiais, silos, frota e estoque.'],
				['Separe o que é de quem.', 'Da entidade, do cooperado e do cliente.'],
				['Leia o que foi assinado.', 'Banco, indústria e locação.'],
				['Peça a inspeção.', 'E registre cada recomendação cumprida.'],
				['Mostre as propostas.', 'Com limites, franquias e preço total.'],
			],
		},
		faqs: [
			[
				'A cooperativa pode criar o próprio seguro?',
				'Só com autorização, como cooperativa de seguros, ou dentro das regras da proteção mutualista. O rateio informal entre cooperados não é seguro.',
			],
			[
				'O cooperado é protegido pela apólice da entidade?',
				'Em geral, só nos bens que estão sob a guarda dela e se isso constar. A lavoura, a casa e a vida dele pedem contratos próprios.',
			],
		],
	},
]
