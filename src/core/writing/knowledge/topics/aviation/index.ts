import type { Topic } from '../../types.ts'
import { aviationSubjects } from './subjects.ts'

export const aviation: Topic = {
	id: 'aviation',
	kind: 'product',
	insurance: true,
	name: 'seguro aeronáutico',
	article: 'o',
	label: 'Seguro Aeronáutico',
	words: [
		'seguro aeronautico',
		'seguro de aeronave',
		'seguro para aeronave',
		'seguro de aviao',
		'seguro para aviao',
		'seguro do aviao',
		'seguro reta',
		'aeronave',
		'aeronautico',
		'aviao particular',
		'aviao agricola',
		'helicoptero',
		'ultraleve',
	],
	categories: ['aeronautico', 'seguro-aeronautico'],
	page: { href: '/contact', text: 'contato' },
	headings: {
		who: ['Quem opera e o que precisa', 'Cada operação, uma apólice'],
		claim: ['Depois do acidente', 'Do socorro ao aviso'],
	},
	subjects: aviationSubjects,
	openings: [
		'Na aviação, quase tudo está escrito: plano de voo, manutenção, peso. O seguro não é exceção, e cada linha dele conta.',
		'Um avião de instrução e um jato dividem o mesmo céu e, em parte, as mesmas regras. As apólices deles também têm palavras em comum.',
		'Quem opera uma aeronave responde por quem está a bordo e por quem está embaixo. É para essa responsabilidade que o seguro existe.',
	],
	summary: [
		'O RETA é o seguro obrigatório de quem explora uma aeronave.',
		'O casco protege a própria aeronave e é contratado à parte.',
		'O limite único combinado, o LUC, completa os valores baixos do seguro obrigatório.',
		'Piloto, uso e manutenção fora das regras podem afastar a cobertura.',
		'Depois de um acidente, preserve os destroços e comunique as autoridades.',
		'Valor do casco e limite complementar pedem revisão a cada renovação.',
	],
	facts: {
		what: [
			'O seguro aeronáutico reúne três blocos: o casco, a responsabilidade obrigatória e a complementar. O primeiro cuida da aeronave. Os outros dois cuidam das pessoas e dos bens atingidos.',
			'A responsabilidade obrigatória tem a sigla RETA. Quem opera a aeronave precisa dela para voar em ordem. O certificado anda junto com os documentos de bordo.',
			'O limite único combinado, ou LUC, é um teto só para todos os danos a terceiros e passageiros. Ele se soma ao obrigatório. Operadores com passageiros raramente ficam sem ele.',
			'O contrato descreve a aeronave, o uso, a área e quem pode pilotar. Voo fora dessa moldura não tem cobertura. Mudou a operação, peça o endosso antes.',
		],
		who: [
			'Dono de avião para viagem própria precisa do obrigatório e quase sempre do casco. O valor do bem justifica a conta. O LUC entra quando há convidados a bordo.',
			'Empresa que leva executivos ou clientes responde por eles. O contrato de uso precisa conversar com a apólice. Aqui, o limite complementar vem antes do desconto.',
			'Escola de voo e aeroclube têm alunos, solos e muitas aterrissagens. O risco de dano leve é maior. A franquia e a lista de instrutores merecem leitura demorada.',
			'Empresas agrícolas voam baixo e com produto. Para elas, a exclusão de deriva é a cláusula mais importante. O restante da apólice vem depois.',
		],
		covers: [
			'O casco paga o dano à aeronave por acidente, em voo ou no solo, salvo o que estiver excluído. Equipamentos a bordo entram se fizerem parte do valor. A perda total segue a quantia combinada.',
			'O dano a pessoas e bens no solo é o coração da responsabilidade. Um pouso forçado pode atingir casas e carros. O limite da apólice se compara com esse cenário, e não com o comum.',
			'Passageiros e tripulantes têm classes próprias no obrigatório. Elas pagam morte, invalidez e despesas, até valores baixos. Acidentes pessoais e vida completam a proteção das famílias.',
			'Há coberturas extras para buscas, remoção de destroços e despesas de salvamento. Em lugar remoto, essas contas superam o conserto. Peça o preço de cada uma.',
		],
		excludes: [
			'Desgaste, corrosão, falha de motor por uso e ingestão de objetos na turbina costumam ficar fora do casco. A manutenção é dever do operador. A apólice trata do evento súbito.',
			'Voo sem aeronavegabilidade válida, com piloto sem habilitação ou exame médico vencido afasta a garantia. A seguradora confere as datas do dia do acidente. Um papel atrasado pode custar a aeronave.',
			'Uso diferente do declarado é a recusa mais discutida. Levar passageiro pago em avião particular entra nessa lista. Transporte clandestino, além disso, é infração.',
			'Guerra, sequestro e atos de terceiros de má-fé pedem cobertura separada. Acrobacia e competição também. Quem faz demonstração aérea precisa de extensão.',
		],
		buying: [
			'Reúna matrícula, certificados, horas da aeronave e dados dos pilotos. Junte o histórico de manutenção e de sinistros. Com esses papéis, a cotação reflete o risco real.',
			'Fixe o valor do casco com base no mercado e revise a cada renovação. Valor baixo deixa falta na perda total. Valor alto só encarece.',
			'Escolha o LUC pelo número de lugares e pelas cidades sobrevoadas. Converse com a corretora sobre condenações recentes. O obrigatório, sozinho, é pouco.',
			'Leia as garantias de piloto com quem voa. Horas mínimas e treinamento anual costumam ser condição. Se o comandante mudou, avise antes do próximo voo.',
		],
		price: [
			'O preço do casco costuma ser um percentual do valor da aeronave. Modelo, idade, uso, horas do piloto e região pesam. Instrução e trabalho agrícola pagam mais do que a viagem própria.',
			'Treinamento em simulador, hangar fechado e histórico limpo ajudam a negociar. Franquia maior também reduz a conta. Pergunte o efeito de cada item.',
			'O obrigatório custa pouco e quase não varia. O que move a conta é o casco e o teto complementar. Duas aeronaves na mesma apólice podem melhorar o preço.',
		],
		claim: [
			'Socorra as pessoas e chame o 192 ou o 193. Isole a área, por causa do combustível. Ninguém deve mexer nos destroços, salvo para salvar vidas.',
			'Comunique o acidente ao órgão de investigação da Aeronáutica e à ANAC, conforme a norma. O registro é obrigatório em muitos casos. Ele também serve à seguradora.',
			'Avise a seguradora no mesmo dia, com hora, local, matrícula e piloto. Ela pode mandar um perito. Guarde diário de bordo, gravações e imagens.',
			'Não assuma culpa nem faça acordo com quem foi atingido sem falar com a seguradora. Anote nomes e fotografe os danos. A responsabilidade se apura com calma.',
		],
		law: [
			'O [Código Brasileiro de Aeronáutica](cba) diz que o explorador responde pelo dano a terceiros na superfície. Em regra, não é preciso provar culpa. Daí vem o peso do seguro.',
			'A [ANAC](anac) fiscaliza aeronaves, pilotos e empresas. Sem o seguro exigido, a operação é irregular. Multa e suspensão são possíveis.',
			'Pela [Lei 15.040/2024](lei-do-seguro), as exclusões precisam ser claras, e a dúvida favorece o segurado. A recusa deve vir por escrito, com o motivo. Guarde a proposta e as respostas que você deu.',
		],
		mistakes: [
			'Confiar só no obrigatório é o erro mais comum. Ele existe para o mínimo. Uma ação por morte passa muito desse valor.',
			'Deixar o certificado de verificação da aeronave vencer parece detalhe de papel. No acidente, vira o primeiro item do relatório. Ponha todas as datas em uma agenda só.',
			'Trocar de piloto sem avisar deixa o voo descoberto. A experiência dele faz parte do preço. Um e-mail antes da viagem resolve.',
			'Pousar em pista não declarada, para encurtar a viagem, põe a cobertura em risco. A economia de uma hora pode custar o avião. Inclua as pistas que você usa.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Linha', 'O que trata', 'Obrigatória?'],
			rows: [
				['RETA', 'Terceiros, passageiros e tripulantes', 'Sim'],
				['LUC', 'O que passa do RETA', 'Não'],
				['Casco', 'A própria aeronave', 'Não'],
				['Buscas e remoção', 'Despesas depois do acidente', 'Não'],
				['Acidentes pessoais', 'Quem está a bordo', 'Não'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Acidente com aeronave: passo a passo',
			steps: [
				['Salve vidas.', 'Socorro, fogo e isolamento vêm primeiro.'],
				['Preserve a cena.', 'Destroços e registros ficam como estão.'],
				['Comunique as autoridades.', 'Polícia, Aeronáutica e ANAC, conforme o caso.'],
				['Fale com a seguradora.', 'Hora, local, matrícula e nomes.'],
				['Separe os documentos de voo.', 'Certificados, diário e habilitações.'],
				['Não negocie sozinho.', 'Encaminhe os pedidos dos atingidos à seguradora.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage', 'cost', 'compare'],
			heading: 'Como montar a apólice',
			steps: [
				['Descreva a operação.', 'Uso, área, pistas e horas por ano.'],
				['Contrate o obrigatório.', 'O certificado precisa estar em dia.'],
				['Defina o teto complementar.', 'Pense em passageiros e em cidade grande.'],
				['Avalie o bem.', 'Laudo ou mercado, com equipamentos.'],
				['Nomeie os pilotos.', 'Horas, habilitações e exame médico.'],
				['Confira as exclusões.', 'Compare com um mês comum de voos.'],
			],
		},
	],
	faqs: [
		[
			'O seguro aeronáutico é obrigatório?',
			'A parte de responsabilidade, o RETA, é. Casco e limite complementar são escolhas do dono. O banco que financia pode exigir os dois.',
		],
		[
			'O passageiro de voo comercial precisa de seguro?',
			'A companhia já tem o obrigatório. O viajante pode contratar seguro viagem para saúde, bagagem e cancelamento. Um não faz o papel do outro.',
		],
		[
			'Posso emprestar a minha aeronave?',
			'Só a piloto aceito pela apólice e sem cobrar. O dono ou explorador pode responder pelo dano. Avise antes e guarde a resposta.',
		],
		[
			'O que é perda total de uma aeronave?',
			'É o dano cujo conserto alcança o percentual fixado no contrato, ou o desaparecimento. O pagamento segue o valor combinado. A seguradora pode ficar com os restos.',
		],
		[
			'Aeronave experimental pode ter seguro?',
			'Algumas empresas aceitam, com mais exigências e preço maior. O obrigatório continua necessário. Peça a análise com o projeto e o histórico de voo.',
		],
		[
			'A apólice vale fora do Brasil?',
			'Vale na área escrita no contrato, que pode ser só o território nacional. Para países vizinhos, peça a extensão. Veja também o seguro exigido no destino.',
		],
	],
	warnings: [
		'**Papel vencido derruba cobertura.** Aeronavegabilidade, habilitação e exame médico são conferidos na data do acidente.',
		'**Voo pago em aeronave particular é risco dobrado.** A operação clandestina pode deixar todos sem indenização.',
	],
	checks: [
		'Aeronaves, pilotos e operadores se consultam na [ANAC](anac). Seguradoras e produtos, na [SUSEP](susep).',
		'A responsabilidade de quem voa está no [Código Brasileiro de Aeronáutica](cba). Os deveres do contrato, na [Lei 15.040/2024](lei-do-seguro).',
	],
}
