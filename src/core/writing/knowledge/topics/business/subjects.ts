import type { Subject } from '../../types.ts'

/** What a firm owns, and what happens at its address. */
export const businessSubjects: readonly Subject[] = [
	{
		words: ['lucros cessantes', 'parad', 'faturamento'],
		label: 'Lucros cessantes',
		heading: 'Quando a porta fica fechada',
		points: [
			'O prazo dos lucros cessantes deve cobrir a obra, a licença e a volta dos clientes.',
			'A linha de lucros cessantes só vale se a causa da parada tiver cobertura.',
		],
		facts: [
			'Lucros cessantes não nascem sozinhos: a parada precisa vir de um dano coberto, como incêndio ou vendaval. Vendas que caem por crise ou obra na rua não entram. Por isso, as duas linhas se contratam juntas.',
			'O período de indenização dos lucros cessantes conta desde o dano até a volta ao ritmo normal, com teto em meses. Reforma, licença e reposição de máquinas somam mais tempo do que se imagina. Três meses, para uma cozinha industrial, costumam ser pouco.',
			'Para receber lucros cessantes, a empresa mostra balancetes, notas e folha dos meses anteriores. Venda sem registro não aparece na conta. Guarde as cópias fora do endereço.',
		],
	},
	{
		words: ['frota', 'veiculo'],
		label: 'Seguro de frota',
		heading: 'Os veículos da empresa',
		points: [
			'A frota reúne os veículos da empresa em uma apólice, com um só vencimento.',
			'O preço da frota segue o histórico do grupo: treinar motoristas mexe no valor.',
		],
		facts: [
			'Frota é o conjunto de veículos da empresa em uma só apólice. O preço olha o histórico do grupo, e não o de cada motorista. Por isso, treinamento e controle de multas mexem no valor.',
			'Na frota, defina quem pode dirigir e para quê. Uso particular no fim de semana, sem previsão, abre brecha para recusa. Uma política escrita protege empresa e empregado.',
			'Quando deixar de contratar carro por carro? Em geral, a partir de poucos veículos no mesmo CNPJ, conforme a seguradora. Peça as duas contas e compare preço, franquia e trabalho de gestão.',
			'Na frota, há um só vencimento e uma só tabela de coberturas. Entrada e saída de veículos se fazem por aviso, com acerto de preço. Esquecer de incluir o carro novo é a falha mais cara.',
			'O histórico de sinistros da frota vale como currículo. Anote causa, motorista, custo e dia parado de cada caso. Na renovação, esses números negociam melhor do que a conversa.',
		],
	},
	{
		words: ['cyber', 'cibern', 'riscos cibern', 'dados', 'ransomware', 'hacker', 'sequestro de dados'],
		label: 'Riscos cibernéticos',
		titles: [
			'Seguro cibernético: ransomware, vazamento e parada',
			'Ransomware e riscos cibernéticos: o que o seguro paga',
		],
		heading: 'O risco que mora no computador',
		points: [
			'O seguro cibernético pode pagar resposta ao ataque, parada e cobrança de terceiros.',
			'Vazamento de dados pode exigir aviso à autoridade e às pessoas atingidas.',
		],
		facts: [
			'Ataque que trava o sistema para vendas e notas fiscais. O seguro cibernético pode pagar especialistas, aviso a clientes e parte da parada. Em troca, exige cópias de segurança e senhas em dia.',
			'Ransomware é o programa que tranca os arquivos e pede resgate para devolvê-los. O seguro cibernético pode pagar a perícia, a recuperação dos dados e a parada. O resgate em si é outra conversa: alguns contratos o reembolsam com autorização prévia, e outros o excluem.',
			'Vazamento de dados pessoais pode exigir comunicação à autoridade e aos titulares. A resposta custa tempo e advogado. Por isso, veja se a apólice cobre essa etapa.',
			'Golpe por e-mail que desvia um pagamento nem sempre é ataque cibernético para a apólice. Às vezes, pede linha própria, de fraude ou engenharia social. Procure a definição na primeira parte do contrato.',
			'A proposta do seguro cibernético pergunta por cópias de segurança, senhas e acesso remoto. Resposta otimista demais pode custar a cobertura. Arrume a casa primeiro e responda com o técnico ao lado.',
			'No ataque cibernético, desligue a rede, guarde os registros e chame a central da apólice. Não pague resgate por conta própria. Quanto mais cedo o especialista entra, menor a parada.',
		],
	},
	{
		words: ['rateio'],
		label: 'Cláusula de rateio',
		angle: 'buying',
		incidental: ['indenizacao'],
		titles: ['Cláusula de rateio: como o valor baixo custa caro', 'Rateio no seguro: por que a indenização encolhe'],
		heading: 'A conta do rateio, com exemplo',
		points: [
			'Com rateio, quem segura só metade do valor recebe também só metade do prejuízo.',
			'Pela lei, o rateio só vale se a apólice disser isso de forma expressa.',
		],
		facts: [
			'O rateio aparece quando o valor segurado é menor do que o valor em risco. Nesse caso, a seguradora paga só a mesma proporção do prejuízo. O empresário banca o resto, como se fosse sócio da perda.',
			'Um exemplo ajuda: os bens valem 400 mil reais, e a apólice diz 200 mil. Um dano de 100 mil, com rateio, rende 50 mil antes da franquia. A metade que faltou no contrato falta também no pagamento.',
			'Pela [Lei 15.040/2024](lei-do-seguro), o sinistro parcial se paga sem rateio, salvo cláusula em contrário. Se houver rateio, a apólice deve mostrar a fórmula com um exemplo. No seguro a valor de novo, ele não cabe.',
			'Muitas apólices são a primeiro risco: pagam o prejuízo até o limite, sem proporção. Outras pedem o valor total declarado e só então dispensam o rateio. A diferença está nas condições, e não no nome do produto.',
			'Para fugir do rateio, atualize prédio, máquinas e mercadorias pelo custo de reposição. Reveja os números a cada compra grande. Além disso, guarde a planilha que serviu de base.',
		],
	},
	{
		words: ['estoque', 'mercadoria'],
		label: 'Seguro do estoque',
		titles: ['Seguro do estoque: valor declarado e oscilações', 'Estoque segurado: como declarar o valor certo'],
		heading: 'O estoque sobe e desce; a apólice, não',
		points: [
			'O valor declarado do estoque deve ser o do mês mais cheio, e não o da média.',
			'Estoque em depósito ou filial que a apólice não cita pode ficar sem cobertura.',
		],
		facts: [
			'O estoque muda toda semana, mas a apólice guarda um número só. Escolha o valor do mês mais cheio, e não o da média. Natal e troca de coleção costumam ser o pico.',
			'Há apólices ajustáveis, com declaração periódica do estoque. O preço acompanha os números enviados. Quem atrasa a declaração, porém, pode ver a proteção cair ao último valor informado.',
			'Declare o estoque pelo custo de compra, e não pelo preço da vitrine. O lucro da venda, em regra, não entra na linha de bens. Para a margem, existe a cobertura de lucros cessantes.',
			'Depósito, filial e mercadoria na casa do cliente são endereços diferentes. Cada um precisa constar da apólice. Estoque guardado em lugar não declarado pode ficar sem cobertura.',
			'Inventário com data, notas de entrada e relatório de vendas provam quanto havia no dia. Guarde as cópias fora da loja. Sem elas, a discussão sobre o valor do estoque se arrasta.',
		],
	},
	{
		words: ['equipament', 'maquin', 'ferramenta'],
		label: 'Equipamentos e máquinas',
		angle: 'coverage',
		titles: [
			'Equipamentos e máquinas da empresa: como segurar',
			'Seguro de equipamentos: quebra, roubo e locação',
			'Equipamentos portáteis e máquinas: o que cobrir',
		],
		heading: 'Equipamento que sai, que quebra e que se aluga',
		points: [
			'Equipamento que sai da empresa precisa de cobertura fora do endereço da apólice.',
			'Quebra de máquina, roubo e incêndio são linhas diferentes, cada uma com limite.',
		],
		facts: [
			'O seguro empresarial protege os equipamentos no endereço da apólice. Fora dele, a máquina precisa da linha de equipamentos portáteis ou móveis. Por isso, liste primeiro o que sai da empresa e para onde vai.',
			'Quebra, roubo e incêndio são causas diferentes, e cada uma pode ter linha própria. A quebra súbita de uma máquina, elétrica ou mecânica, raramente vem na base. Já o desgaste e a falta de manutenção ficam de fora.',
			'No equipamento alugado, o contrato de locação diz quem paga o dano. Quase sempre, é quem usa. Peça então que o dono conste como beneficiário e confira se o valor é o de reposição.',
			'Furto simples de equipamento, sem sinal de arrombamento, costuma ficar fora. O notebook deixado à vista no carro também. Leia essas duas linhas com quem trabalha na rua.',
			'Faça a ficha de cada máquina: marca, número de série, ano, nota e foto. Guarde-a fora da empresa. No sinistro, ela prova o que existia e encurta a espera.',
		],
	},
	{
		words: ['restaurante', 'padaria', 'lanchonete', 'cozinha'],
		label: 'Restaurante e padaria',
		titles: [
			'Restaurante e padaria: o que o seguro precisa cobrir',
			'Seguro para restaurante e padaria: fogo e clientes',
		],
		heading: 'Fogo, alimentos e mesas cheias',
		points: [
			'Restaurante e padaria precisam de incêndio, deterioração e responsabilidade civil.',
			'A limpeza da coifa e do duto do restaurante deve ter recibo guardado.',
		],
		facts: [
			'A cozinha do restaurante junta fogo, gordura e gás. Coifa e duto sem limpeza são um perigo conhecido. Guarde os recibos da limpeza, pois a seguradora pode pedi-los.',
			'Queda de energia estraga a câmara fria em poucas horas. A cobertura de deterioração paga o alimento perdido, com limite e franquia. Leia quais causas ela aceita.',
			'O cliente que escorrega no restaurante ou passa mal depois da refeição pode pedir indenização. Para isso servem a responsabilidade civil de operações e a de produtos. Confira se as duas estão na proposta.',
			'Entrega própria, com moto ou bicicleta, leva o risco para a rua. O acidente do entregador e o dano a terceiros pedem coberturas próprias. Informe esse serviço na contratação.',
			'Na padaria, o forno parado por um mês pode custar mais do que o conserto. Por isso, inclua lucros cessantes e pense no tempo real de obra e licença. O alvará sanitário em dia ajuda a reabrir.',
		],
	},
	{
		words: ['avcb', 'ppci', 'extintor', 'prevencao de incendio', 'bombeiro'],
		label: 'AVCB e extintores',
		titles: ['AVCB e extintores: o que a seguradora confere', 'AVCB em dia: prevenção de incêndio e seguro'],
		heading: 'O que o bombeiro vê, a seguradora também vê',
		opening:
			'O papel do bombeiro fica na parede, e quase ninguém olha para ele. Depois de um incêndio, é um dos primeiros documentos que a seguradora pede.',
		points: [
			'O AVCB, ou alvará dos bombeiros, atesta que o prédio passou pela vistoria de incêndio.',
			'Extintor com carga vencida pode virar argumento contra o segurado.',
		],
		facts: [
			'AVCB é o auto de vistoria do Corpo de Bombeiros, nome usado em vários estados. No Rio Grande do Sul, o plano se chama PPCI, e o alvará, APPCI. Consulte o [Corpo de Bombeiros](bombeiros) para saber qual documento vale no seu endereço.',
			'A seguradora pode pedir o AVCB na proposta, na vistoria ou depois do sinistro. Se a apólice faz dele uma condição, a falta pode gerar recusa. Ainda assim, a negativa precisa de motivo escrito e ligado ao caso.',
			'Extintor tem prazo de carga e de teste do cilindro, marcados no selo. A recarga costuma ser anual. Confira também o acesso livre, a placa e o tipo certo para cada fogo.',
			'Mudou as paredes, aumentou a área ou passou a guardar produto inflamável? O plano de prevenção de incêndio aprovado pode deixar de servir. Avise o responsável técnico e a seguradora antes da mudança.',
			'Brigada treinada, alarme testado e extintor no lugar reduzem o dano e podem melhorar o preço. Anote a data de cada teste. O registro simples, em uma folha, vale como prova.',
		],
		procedure: {
			heading: 'Ronda de incêndio em cinco passos',
			steps: [
				['Ache o documento.', 'Veja a validade do AVCB ou do alvará dos bombeiros.'],
				['Conte os extintores.', 'Selo, lacre, carga e acesso livre.'],
				['Teste a saída.', 'Porta que abre, luz de emergência e placa.'],
				['Olhe a fiação.', 'Tomada quente e emenda exposta pedem eletricista.'],
				['Guarde o registro.', 'Fotos e recibos em nuvem, com data.'],
			],
		},
		faqs: [
			[
				'Sem AVCB, o seguro não paga?',
				'Depende do contrato e do caso. Se o documento era condição e a falta pesou no incêndio, a recusa ganha força. Peça o motivo por escrito e leve à corretora.',
			],
			[
				'Loja pequena também precisa?',
				'Em geral, sim, mas há caminhos simples para áreas menores e de baixo risco. Quem define é a lei do Estado. O Corpo de Bombeiros informa qual é o seu caso.',
			],
		],
	},
	{
		words: ['roubo de valores', 'cofre', 'malote', 'dinheiro em especie'],
		label: 'Roubo de valores',
		angle: 'coverage',
		titles: ['Roubo de valores: caixa, cofre e malote no seguro', 'Dinheiro no caixa e no cofre: o que o seguro cobre'],
		heading: 'Dinheiro no caixa, no cofre e na rua',
		points: [
			'Dinheiro no cofre, no caixa e no malote tem limites separados na apólice.',
			'Diferença de caixa sem sinal de roubo de valores, em regra, não tem cobertura.',
		],
		facts: [
			'A linha de roubo de valores cobre dinheiro, cheques e vales que a empresa guarda. Ela vale, em regra, para roubo e para furto com arrombamento. O sumiço sem vestígio e a diferença de caixa ficam de fora.',
			'Durante o expediente, o caixa aberto tem um limite. Fora do horário, muitas apólices só aceitam dinheiro em cofre trancado. Leia o tipo de cofre pedido, pois o portátil pode não servir.',
			'Valores em trânsito são outra cobertura. Ela acompanha o malote do balcão ao banco, com portador definido. O contrato pode exigir dois portadores, caminho direto ou carro-forte acima de certa quantia.',
			'Quem leva o malote costuma ser sócio ou empregado. Motoboy avulso nem sempre entra. Informe, portanto, quem faz o depósito e quantas vezes por semana.',
			'Fechamento de caixa diário, comprovante de depósito e imagens provam quanto havia. O boletim de ocorrência deve trazer a quantia. Sem registro, o roubo de valores vira palavra contra palavra.',
			'Reduzir o dinheiro parado custa menos do que segurar muito. Retiradas ao longo do dia, cofre com boca de lobo e pagamento eletrônico diminuem a perda. A seguradora olha isso no preço.',
		],
		procedure: {
			heading: 'A rotina do dinheiro, passo a passo',
			steps: [
				['Defina um teto.', 'Quanto o caixa pode guardar antes da retirada.'],
				['Feche todo dia.', 'Some, assine e arquive o fechamento.'],
				['Use o cofre.', 'Trancado fora do expediente, com chave longe dali.'],
				['Varie o depósito.', 'Hora e caminho diferentes, com o portador combinado.'],
				['Leia o limite.', 'Compare o dia de maior movimento com a apólice.'],
			],
		},
		faqs: [
			[
				'O seguro cobre funcionário que leva o dinheiro?',
				'Só com a linha de infidelidade de empregados, quando existe na apólice. O roubo de valores comum trata de crime de gente de fora.',
			],
			[
				'Maquininha e Pix entram nessa cobertura?',
				'Em geral, ficam de fora. A linha fala de dinheiro, cheques e vales. Golpe por transferência pede outra proteção, como a de riscos cibernéticos.',
			],
		],
	},
	{ words: ['loja', 'vitrine'], label: 'Seguro da loja', heading: 'Vitrine, estoque e caixa' },
]
