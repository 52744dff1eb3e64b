<?php

declare(strict_types=1);

namespace App;

/**
 * Handles a form once. A double click sends the same form with the same content twice: the second request is
 * redirected to the result of the first one, and nothing is added twice. Each time a form is opened it has a new
 * mark, so the same ticket can be raised again tomorrow.
 */
final class Once
{
    private const REMEMBERED = 30;

    /** The hidden field with the mark, which is new each time a form is printed. */
    public static function field(): string
    {
        return '<input type="hidden" name="form_mark" value="' . bin2hex(random_bytes(8)) . '">';
    }

    /** Where the same form with the same content was redirected to before; null if this is the first time. */
    public static function ended(): ?Response
    {
        $path = Session::get('sent_forms', [])[self::form()] ?? null;

        return $path === null ? null : Response::redirect($path);
    }

    /**
     * Remembers where the form of this request was redirected to. A form that is shown again, with errors, counts
     * as not handled.
     */
    public static function remember(Response $answer): void
    {
        if ($answer->path !== null && self::form() !== '') {
            $sent = [self::form() => $answer->path] + Session::get('sent_forms', []);
            Session::set('sent_forms', array_slice($sent, 0, self::REMEMBERED, true));
        }
    }

    /** The form of this request with all its content, as one short text; "" without a mark. */
    private static function form(): string
    {
        return Request::input('form_mark') === '' ? '' : hash('sha256', Request::path() . Request::content());
    }
}
