import type { Certificate, SectionHeading } from '#content/schema.ts';
import {
  formatCertificateSuffix,
  formatNewTabSuffix,
  formatSampleLabel,
  openPdfLabel,
  previewCertificateLabel,
} from '#content/words/landing-labels.ts';
import { Section } from '#site/ui/section.tsx';

interface CertificatesSectionProps {
  heading: SectionHeading;
  certificates: readonly Omit<Certificate, 'image' | 'pdfLink'>[];
}

export function CertificatesSection({ heading, certificates }: CertificatesSectionProps) {
  return (
    <Section id="certificates" className="certificates" {...heading}>
      <ul className="certificate-gallery">
        {certificates.map((certificate) => (
          <li key={certificate.slug}>
            <article className="certificate">
              <img
                src={`/certificates/${certificate.slug}.webp`}
                alt={formatSampleLabel(certificate.title.toLowerCase())}
                width="1000"
                height="707"
                loading="lazy"
              />
              <p className={`badge badge-${certificate.badge.toLowerCase()}`}>
                {certificate.badge}
              </p>
              <h3>{certificate.title}</h3>
              <p>{certificate.text}</p>
              <p className="certificate-links">
                <a
                  href={`/certificates/${certificate.slug}.webp`}
                  target="_blank"
                  rel="noopener"
                  className="link-button"
                >
                  {previewCertificateLabel}
                  <span className="visually-hidden">{formatNewTabSuffix(certificate.title)}</span>
                </a>
                <a href={`/certificates/${certificate.slug}.pdf`}>
                  {openPdfLabel}
                  <span className="visually-hidden">
                    {formatCertificateSuffix(certificate.title.toLowerCase())}
                  </span>
                </a>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
