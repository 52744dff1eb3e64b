/** References that both project reports cite. */
export const reportBibliography = [
  'The PHP Group. PHP Manual. Chapters on PDO, sessions, and password hashing.',
  'Oracle Corporation. MySQL 8.0 Reference Manual. Chapters on InnoDB locking and transactions, generated columns, and foreign keys.',
  'MariaDB Foundation. MariaDB Server Documentation.',
  'OWASP Foundation. OWASP Top Ten, 2021: the most critical security risks to web applications.',
  'OWASP Foundation. OWASP Cheat Sheet Series: SQL Injection Prevention, Cross-Site Scripting Prevention, Cross-Site Request Forgery Prevention, Session Management, Password Storage, Authentication.',
  'WHATWG. HTML Living Standard. Section on forms.',
  'World Wide Web Consortium. Web Content Accessibility Guidelines (WCAG) 2.1. W3C Recommendation, 2018.',
  'R. Fielding, M. Nottingham, J. Reschke (editors). HTTP Semantics. RFC 9110, Internet Engineering Task Force, 2022.',
  'Y. Shafranovich. Common Format and MIME Type for Comma-Separated Values (CSV) Files. RFC 4180, Internet Engineering Task Force, 2005.',
  'E. F. Codd. A Relational Model of Data for Large Shared Data Banks. Communications of the ACM, volume 13, number 6, 1970, pages 377–387.',
  'P. P. Chen. The Entity-Relationship Model: Toward a Unified View of Data. ACM Transactions on Database Systems, volume 1, number 1, 1976, pages 9–36.',
  'C. Gane, T. Sarson. Structured Systems Analysis: Tools and Techniques. Prentice-Hall, 1979.',
  'Object Management Group. Unified Modeling Language, version 2.5.1, 2017.',
  'ISO/IEC 25010:2023. Systems and software engineering: Systems and software Quality Requirements and Evaluation (SQuaRE): Product quality model.',
  'Government of India. The Digital Personal Data Protection Act, 2023 (No. 22 of 2023).',
];
