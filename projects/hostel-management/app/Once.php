<?php

declare(strict_types=1);

namespace App;

/**
 * Handles a form once. A double click sends the same form with the same content twice: the second request is
 * redirected to the result of the first one, and nothing is stored twice. Each time a form is opened it has a new
 * mark, so the same payment can be recorded again tomorrow.
 */
final class Once
{
    private const REMEMBERED = 30;

    private static string $form = '';

    /** The hidden field with the mark, which is new each time a form is printed. */
    public static function field(): string
    {
        return '<input type="hidden" name="_form" value="' . bin2hex(random_bytes(8)) . '">';
    }

    /** Called for every POST before its controller runs. */
    public static function check(): void
    {
        if (Request::input('_form') === '') {
            return;
        }
        $form = hash('sha256', Request::path() . Request::content());
        $ended = Session::get('sent_forms')[$form] ?? null;
        if ($ended !== null) {
            Session::keepAll();
            redirect($ended);
        }
        self::$form = $form;
    }

    /** Remembers where the form of this request was redirected to. */
    public static function endsAt(string $path): void
    {
        if (self::$form !== '') {
            $sent = [self::$form => $path] + (Session::get('sent_forms') ?? []);
            Session::set('sent_forms', array_slice($sent, 0, self::REMEMBERED, true));
        }
    }
}
