import { useProviderFacts } from '#site/data/use-provider-facts.ts';

/**
 * The link to a WhatsApp chat. It floats over the page without covering content, and is a landmark of its own for
 * screen readers.
 */
export function ChatButton() {
  const { chat } = useProviderFacts();
  return (
    <aside aria-label="Chat">
      <a className="chat-button" href={chat.url} target="_blank" rel="noopener">
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <path
            d="M4 19.5 5.2 15.6A8.2 8.2 0 1 1 8.3 18.6L4 19.5Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path
            d="M8.5 10.5h7M8.5 13.5h4.5"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className="chat-tooltip">{chat.label}</span>
      </a>
    </aside>
  );
}
