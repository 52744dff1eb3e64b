<?php

declare(strict_types=1);

namespace Tests\Support;

/**
 * One visitor with a browser: opens pages, fills in forms, presses buttons, keeps cookies and follows redirects.
 * It knows only what a browser knows, so a test does what a person would do.
 */
final class Browser
{
    public int $status = 0;
    public string $path = '';
    public string $html = '';
    /** @var array<string, string> */
    public array $cookies = [];
    /** @var resource|null a request whose answer has not been read yet */
    private $waiting = null;

    public function __construct(private readonly int $port)
    {
    }

    public function open(string $path): self
    {
        return $this->follow('GET', $path);
    }

    /**
     * Presses the button with these words, in the first form that has one. What the form holds already is
     * sent along, hidden fields too; $fields is what the person types or chooses.
     *
     * @param array<string, mixed> $fields
     */
    public function press(string $button, array $fields = []): self
    {
        [$path, $content, $method] = $this->form($button, $fields);

        return $method === 'GET' ? $this->open($path . '?' . http_build_query($content)) : $this->post($path, $content);
    }

    /** Presses the button and does not wait for the answer, which finish() reads. */
    public function pressWithoutWaiting(string $button, array $fields = []): void
    {
        [$path, $content] = $this->form($button, $fields);
        $this->waiting = $this->send('POST', $path, $content);
    }

    public function finish(): self
    {
        $socket = $this->waiting;
        $this->waiting = null;

        return $this->receive($socket);
    }

    /** Presses the button twice quickly: sends the same form with the same content two times. */
    public function pressTwice(string $button, array $fields = []): self
    {
        [$path, $content] = $this->form($button, $fields);
        $cookies = $this->cookies;
        $first = $this->send('POST', $path, $content);
        $this->answer($first);
        $later = $this->cookies;
        $this->cookies = $cookies; // the second request was sent before the first answer came
        $second = $this->send('POST', $path, $content);
        $this->cookies = $later;

        return $this->receive($second);
    }

    /** Sends fields that need not be in any of our forms, as an attacker would. */
    public function post(string $path, array $fields): self
    {
        return $this->follow('POST', $path, $fields);
    }

    /** The hidden field of this name on the present page. */
    public function hidden(string $name): string
    {
        $found = preg_match('/<input type="hidden" name="' . preg_quote($name, '/') . '" value="([^"]*)"/', $this->html, $part);

        return $found === 1 ? html_entity_decode($part[1], ENT_QUOTES) : throw new Failed("{$this->path} has no field $name.");
    }

    /** The visible text of the page, without tags. */
    public function text(): string
    {
        $text = preg_replace(['~<(head|style|script)\b.*?</\1>~s', '/<[^>]+>/'], ' ', $this->html);

        return trim(preg_replace('/\s+/u', ' ', html_entity_decode($text, ENT_QUOTES, 'UTF-8')));
    }

    private function follow(string $method, string $path, array $fields = []): self
    {
        return $this->receive($this->send($method, $path, $fields), $method, $path);
    }

    /** @param resource $socket */
    private function receive($socket, string $method = 'POST', string $path = ''): self
    {
        $location = $this->answer($socket);
        $this->path = $path;
        for ($i = 0; $location !== null && $i < 5; $i++) {
            $this->path = $location;
            $location = $this->answer($this->send('GET', $location));
        }

        return $this;
    }

    /** @return resource */
    private function send(string $method, string $path, array $fields = [])
    {
        $socket = stream_socket_client('tcp://127.0.0.1:' . $this->port, $code, $message, 30)
            ?: throw new Failed("The server does not answer: $message");
        stream_set_timeout($socket, 60);
        $body = $method === 'POST' ? http_build_query($fields) : '';
        $cookies = http_build_query($this->cookies, '', '; ', PHP_QUERY_RFC3986);
        fwrite($socket, "$method $path HTTP/1.0\r\nHost: 127.0.0.1:{$this->port}\r\nUser-Agent: Test browser\r\n"
            . ($cookies === '' ? '' : "Cookie: $cookies\r\n")
            . ($method === 'POST' ? "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " . strlen($body) . "\r\n" : '')
            . "\r\n" . $body);

        return $socket;
    }

    /**
     * Reads an answer and returns the address of its redirect, if it is one.
     *
     * @param resource $socket
     */
    private function answer($socket): ?string
    {
        [$head, $this->html] = explode("\r\n\r\n", stream_get_contents($socket), 2) + [1 => ''];
        fclose($socket);
        if (preg_match('~^HTTP/1\.\d (\d{3})~', $head, $part) !== 1) {
            throw new Failed('The server gave no answer.');
        }
        $this->status = (int) $part[1];
        preg_match_all('/^Set-Cookie: ([^=]+)=([^;\r]*)/mi', $head, $set, PREG_SET_ORDER);
        foreach ($set as [, $name, $value]) {
            $this->cookies[$name] = urldecode($value);
        }

        return preg_match('/^Location: (\S+)/mi', $head, $part) === 1 ? $part[1] : null;
    }

    /** @return array{string, array<string, mixed>, string} path, content and method */
    private function form(string $button, array $fields): array
    {
        preg_match_all('~<form\b([^>]*)>(.*?)</form>~s', $this->html, $forms, PREG_SET_ORDER);
        foreach ($forms as [, $attributes, $inside]) {
            preg_match_all('~<button\b([^>]*)>(.*?)</button>~s', $inside, $buttons, PREG_SET_ORDER);
            foreach ($buttons as [, $own, $words]) {
                $label = self::attribute($own, 'aria-label') ?? trim(html_entity_decode(strip_tags($words), ENT_QUOTES));
                if ($label === $button) {
                    $name = self::attribute($own, 'name');
                    $pressed = $name === null ? [] : [$name => self::attribute($own, 'value') ?? ''];

                    return [
                        self::attribute($attributes, 'action') ?? $this->path,
                        $fields + $pressed + self::content($inside),
                        strtoupper(self::attribute($attributes, 'method') ?? 'get'),
                    ];
                }
            }
        }
        throw new Failed("{$this->path} has no button \"$button\". It says: " . substr($this->text(), 0, 600));
    }

    /** The values that a form has before anybody types. */
    private static function content(string $form): array
    {
        $content = [];
        preg_match_all('~<input\b([^>]*)>~s', $form, $inputs);
        foreach ($inputs[1] as $attributes) {
            $name = self::attribute($attributes, 'name');
            $isOff = self::attribute($attributes, 'type') === 'checkbox' && !str_contains($attributes, ' checked');
            if ($name !== null && !str_ends_with($name, '[]') && !$isOff) {
                $content[$name] = self::attribute($attributes, 'value') ?? '';
            }
        }
        preg_match_all('~<textarea\b([^>]*)>(.*?)</textarea>~s', $form, $areas, PREG_SET_ORDER);
        foreach ($areas as [, $attributes, $inside]) {
            $content[self::attribute($attributes, 'name')] = html_entity_decode($inside, ENT_QUOTES);
        }
        preg_match_all('~<select\b([^>]*)>(.*?)</select>~s', $form, $selects, PREG_SET_ORDER);
        foreach ($selects as [, $attributes, $inside]) {
            preg_match_all('~<option\b([^>]*)>~', $inside, $options);
            $chosen = array_values(array_filter($options[1], fn ($option) => str_contains($option, ' selected')));
            $content[self::attribute($attributes, 'name')] = self::attribute($chosen[0] ?? $options[1][0] ?? '', 'value') ?? '';
        }

        return $content;
    }

    private static function attribute(string $attributes, string $name): ?string
    {
        return preg_match('/(?:^|\s)' . $name . '="([^"]*)"/', $attributes, $part) === 1
            ? html_entity_decode($part[1], ENT_QUOTES, 'UTF-8')
            : null;
    }
}
