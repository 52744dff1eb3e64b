import type { Certificate, SectionHeading } from '#content/schema.ts';
import { Section } from '#site/ui/section.tsx';

interface CertificatesSectionProps {
  heading: SectionHeading;
  certificates: readonly Certificate[];
}

export function CertificatesSection({ heading, certificates }: CertificatesSectionProps) {
  return (
    <Section id="certificates" className="certificates" {...heading}>
      <ul className="certificate-gallery">
        {certificates.map((certificate) => (
          <li key={certificate.slug}>
            <article className="certificate">
              <img
                src={certificate.image}
                alt={`Sample of the ${certificate.title.toLowerCase()}`}
                width="1000"
                height="707"
                loading="lazy"
                decoding="async"
              />
              <p className={`badge badge-${certificate.badge.toLowerCase()}`}>
                {certificate.badge}
              </p>
              <h3>{certificate.title}</h3>
              <p>{certificate.text}</p>
              <p className="certificate-links">
                <a href={certificate.image} target="_blank" rel="noopener" className="link-button">
                  Preview Certificate
                  <span className="visually-hidden">: {certificate.title}, in a new tab</span>
                </a>
                <a href={certificate.pdfLink}>
                  Open the PDF
                  <span className="visually-hidden"> of the {certificate.title.toLowerCase()}</span>
                </a>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
