<?php

declare(strict_types=1);

namespace App;

/**
 * Takes a form once. A double click sends the same form with the same content twice; the second one is led
 * to where the first one ended, and nothing is raised, paid or written a second time. A form that was
 * opened anew has another mark, so the same payment tomorrow is a payment of its own.
 */
final class Once
{
    private const REMEMBERED = 30;

    private static string $form = '';

    /** The hidden field that makes every printed form a form of its own. */
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

    /** Remembers where the form of this request has led. */
    public static function endsAt(string $path): void
    {
        if (self::$form !== '') {
            $sent = [self::$form => $path] + (Session::get('sent_forms') ?? []);
            Session::set('sent_forms', array_slice($sent, 0, self::REMEMBERED, true));
        }
    }
}
